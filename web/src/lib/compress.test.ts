import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { twinsOf } from '../../build/compress.ts';

describe('compressed files', () => {
  it('hold the same, are smaller, and are the same bytes each time', async () => {
    const source = Buffer.from('export const pizza = "olive";\n'.repeat(40));
    const { '.br': br, '.gz': gz } = await twinsOf(source);
    if (!br || !gz) throw new Error('both are made');
    expect(brotliDecompressSync(br).equals(source)).toBe(true);
    expect(gunzipSync(gz).equals(source)).toBe(true);
    expect(Math.max(br.length, gz.length)).toBeLessThan(source.length / 4);
    expect(await twinsOf(source)).toEqual({ '.br': br, '.gz': gz });
    // Neither a time nor the system that it was made on.
    expect([...gz.slice(4, 8), gz[9]]).toEqual([0, 0, 0, 0, 255]);
  });
});
