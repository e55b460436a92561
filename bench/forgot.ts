/** npm run bench:forgot: how long a forgotten password's answer takes, for addresses that have an account and for those that have none. */
import { cleanUp, dataFolder, startServer } from '../server/src/testing/started-server.ts';
import { sendCall, password } from '../scripts/faults/load.ts';
import { isServerBuilt, serverDoesNotBuild, stop } from '../scripts/prepare.mjs';

const times = 200;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const tenth = (values: readonly number[], at: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * at)] ?? 0;

if (!isServerBuilt()) stop(serverDoesNotBuild);
const { address } = await startServer({ DATA_DIR: dataFolder(), MAIL_DIR: dataFolder(), RATE_LIMIT: 'off' });
if (address === undefined) throw new Error('the server did not start');
const known = (at: number) => `known.${at}@example.in`;
const body = (email: string) => ({ name: 'Asha Kumari', email, password, class: '10', state: 'Bihar', stream: 'arts' });
for (let at = 0; at < times; at += 1) await sendCall(address, { method: 'POST', path: '/api/auth/register', body: body(known(at)) });

const ask = async (email: string) => {
  const { status, ms } = await sendCall(address, { method: 'POST', path: '/api/auth/forgot-password', body: { email } });
  if (status !== 200) throw new Error(`answered ${status}`);
  return ms;
};
for (let at = 0; at < 20; at += 1) await ask(`warm.${at}@example.in`);
const taken = { known: [] as number[], unknown: [] as number[] };
for (let at = 0; at < times; at += 1) {
  // In turns, each first as often as the other, so that whatever else the machine does falls on both.
  const both = [
    () => ask(known(at)).then((ms) => taken.known.push(ms)),
    () => ask(`nobody.${at}@example.in`).then((ms) => taken.unknown.push(ms)),
  ];
  for (const one of at % 2 === 0 ? both : both.toReversed()) await one();
}
for (const [who, values] of Object.entries(taken)) {
  const [low, middle, high] = [tenth(values, 0.1), median(values), tenth(values, 0.9)].map((ms) => ms.toFixed(2));
  console.log(`${who.padEnd(8)} median ${middle} ms, eight tenths within ${low} to ${high} ms`);
}
console.log(`difference of medians ${Math.abs(median(taken.known) - median(taken.unknown)).toFixed(2)} ms, of ${times} each`);
await cleanUp();
