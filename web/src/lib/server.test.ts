import { describe, expect, it } from 'vitest';

import { isItsOwn } from './server.svelte.ts';

function answer(status: number, type: string): Response {
  return new Response('', { status, headers: { 'Content-Type': type } });
}

describe('an answer', () => {
  it.each([
    ['of the server', answer(200, 'application/json'), true],
    ['of a server that is still preparing', answer(503, 'application/json'), true],
    ['that refuses', answer(404, 'application/json'), true],
    ['of a proxy that finds no server', answer(502, 'text/html'), false],
    ['of a proxy that waited for a server', answer(504, 'text/plain'), false],
  ])('%s', (_, response, own) => {
    expect(isItsOwn(response)).toBe(own);
  });
});
