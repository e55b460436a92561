/** Loaded before the server: its clock stands as many seconds off as the file CLOCK_FILE says, and can be moved while it runs. */
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, 'utf8')) * 1000;
};
read();
setInterval(read, 50).unref();

class ShiftedDate extends RealDate {
  /** @param {[] | [number | string | Date]} args */
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...args);
  }

  /** @override */
  static now() {
    return RealDate.now() + offset;
  }
}
// Called without `new` it would throw: no code here does that.
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
