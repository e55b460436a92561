/**
 * Draws colleges at random to be read by eye, each beside what the register itself says of it.
 *   npx tsx catalog/tools/sample.ts SEED [HOW_MANY]
 * The same seed draws the same colleges from the same files.
 */
import type { CollegeDocument } from '../../contract/src/colleges/colleges.files.ts';
import { dice } from '../../guidance/cli/random.ts';
import { KindTeaching } from '@disha/contract/kind-teaching';
import { ShippedFolder } from '../../server/src/catalog/shipped/shipped-folder.ts';
import { shippedColleges } from '../../server/src/features/colleges/colleges.shipped.ts';
import { byText } from './csv.ts';
import { readExport, type Registered } from './register/export.ts';
import { packagedRegister, registerText } from './register/inputs.ts';

/** So many different ones, in the order of their ids. */
export function drawn<Item extends { id: string }>(items: readonly Item[], seed: number, howMany: number): Item[] {
  const left = [...items].sort((a, b) => byText(a.id, b.id));
  const { below } = dice(seed);
  const taken = Array.from({ length: Math.min(howMany, left.length) }, () => left.splice(below(left.length), 1)).flat();
  return taken.sort((a, b) => byText(a.id, b.id));
}

const said = (label: string, value: string | readonly string[] | undefined) => {
  const text = typeof value === 'string' ? value : (value ?? []).join(', ');
  return text === '' ? [] : [`   ${label}: ${text}`];
};

const teaching = new KindTeaching();

/** What a reader compares, a line each; what is not said is left out. */
export function readable(doc: CollegeDocument, register: Registered | undefined): string[] {
  const taught = doc.courses.map(({ courseId, intake, basis = 'register' }) =>
    [courseId, intake === null ? '' : ` ${intake}`, basis === 'register' ? '' : ` (${basis})`].join(''),
  );
  const usual = teaching
    .usualOf(doc)
    .filter(({ how }) => how !== 'sometimes')
    .map(({ courseId, how, isToConfirm }) => `${courseId} (${how}${isToConfirm ? ', to confirm' : ''})`);
  return [
    `${doc.name} | ${[doc.city, doc.district, doc.state].filter(Boolean).join(', ')} | ${doc.aisheCode ?? 'no code'} | ${doc.id}`,
    ...(register ? [`   register: ${[register.name, register.district, register.state].join(' | ')}`] : []),
    ...said('also', [...(doc.aliases ?? []), ...(doc.formerNames ?? [])]),
    ...said('is', [[doc.type, doc.typeBasis].filter(Boolean).join(' by '), doc.management ?? '', ...(doc.kinds ?? [])].filter(Boolean)),
    ...said('for', [doc.openTo ?? '', doc.openToBasis ?? '', doc.openToSource ?? ''].filter(Boolean)),
    ...said('teaches', taught),
    ...said('usual', usual),
    ...said('and', doc.otherProgrammes),
    ...said('affiliated to', doc.affiliation),
    ...said('at', [doc.address ?? '', doc.pincode ?? '', doc.website ?? '', doc.established ?? ''].filter(Boolean)),
    ...said('district of', doc.districtBasis),
    ...said('sources', doc.sources),
  ];
}

async function run([seed = '', howMany = '200']: readonly string[]): Promise<void> {
  if (!/^\d+$/.test(seed) || !/^\d+$/.test(howMany)) throw new Error('say a seed, a whole number, and how many to draw');
  const colleges = await shippedColleges.read(new ShippedFolder(new URL('..', import.meta.url).pathname));
  const register = new Map(readExport(registerText(packagedRegister())).rows.map((row) => [row.code, row]));
  console.log(`${howMany} of ${colleges.length} colleges, seed ${seed}`);
  for (const [index, doc] of drawn(colleges, Number(seed), Number(howMany)).entries())
    console.log([`${index + 1}. `, readable(doc, register.get(doc.aisheCode ?? '')).join('\n')].join(''));
}

if (process.argv[1] === new URL(import.meta.url).pathname) await run(process.argv.slice(2));
