/** Loaded before the server: its clock stands as many seconds off as the file CLOCK_FILE says, and can be moved while it runs. */
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const file = process.env.CLOCK_FILE;
const RealDate = Date;
let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, 'utf8')) * 1000;
};
read();
setInterval(read, 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
