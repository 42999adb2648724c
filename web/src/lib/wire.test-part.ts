import type { FromServer } from './messages.ts';

/** The other end of the wire, in the hands of the test. */
export class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  /** The network is gone, and the system does not notice. */
  isDead = false;

  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    if (!this.isDead) this.onclose?.();
  }
  welcome(): void {
    this.readyState = 1;
    this.onopen?.();
    this.says({ type: 'welcome', version: 1, name: 'Anna', lang: 'en', server: '0' });
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The connection that was made last. */
export function wire(): Wire {
  const last = Wire.made.at(-1);
  if (!last) throw new Error('nothing was connected');
  return last;
}
