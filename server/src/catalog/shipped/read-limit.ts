/**
 * Files read one after another into the same room: what is read at every start, and be it only to see that it is the same, would leave as
 * much room behind with the process as all of them have bytes.
 */
import { open } from 'node:fs/promises';

export class ReadLimit {
  private readonly room: Buffer;
  private used = 0;

  constructor(bytes: number) {
    this.room = Buffer.allocUnsafeSlow(bytes);
  }

  /** What was read before stays no longer. */
  empty(): void {
    this.used = 0;
  }

  async read(path: string): Promise<Buffer> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const place = this.place(size);
      let end = 0;
      while (end < size) {
        const { bytesRead } = await file.read(place, end, size - end, end);
        if (bytesRead === 0) break;
        end += bytesRead;
      }
      return place.subarray(0, end);
    } finally {
      await file.close();
    }
  }

  /** A file that does not fit gets a buffer of its own. */
  private place(bytes: number): Buffer {
    if (this.used + bytes > this.room.length) return Buffer.allocUnsafeSlow(bytes);
    return this.room.subarray(this.used, (this.used += bytes));
  }
}
