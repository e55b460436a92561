/** A new catalog is its own files and one line in three lists: no other file names a catalog, except for these reasons. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogs } from '@disha/contract/catalogs';
import { root } from './prepare.mjs';

const names = catalogs.map(({ name }) => name);
const lists = ['contract/src/catalogs.ts', 'server/src/catalogs.ts', 'web/src/app/catalogs.ts'];

/** No new catalog needs a line in any of these. */
const reasons: Readonly<Record<string, RegExp>> = {
  'the product says that a quiz result carries courses and leads to an exam':
    /^(contract\/src\/quiz|guidance\/src\/|server\/src\/(features\/quiz|ai)\/|server\/src\/catalog\/advice|web\/src\/features\/quiz\/)/,
  'verdicts are about courses, exams and careers': /^(contract\/src\/path\/|eligibility\/src\/|(server|web)\/src\/features\/path\/)/,
  'a calendar is of exams, by the name that its address fixes': /^(contract\/src\/calendar|(server|web)\/src\/features\/calendar\/)/,
  'the dates of exams are said alike everywhere': /^web\/src\/catalog\/(date-standing\.tsx|shared\/use-date-words\.ts)$/,
  'reminders are of the dates of exams': /^server\/src\/features\/reminders\//,
  'closing ranks lead to colleges and courses, where they are certain': /^(contract\/src\/chances|(server|web)\/src\/features\/chances\/)/,
  'who keeps a college, and by what it gives out its seats':
    /^(contract\/src\/states\/channels\.|server\/src\/catalog\/(shipped\/keeper-files|college-entry)\.ts$)/,
  'what courses cost at colleges': /^(contract\/src\/fees\/|server\/src\/catalog\/fees\/)/,
  'what a college of a kind usually teaches': /^server\/src\/catalog\/teaching\//,
  'what a guest has marked in the calendar, which is of exams': /^web\/src\/app\/guest-offer\//,
  'where a fact of My details is asked, by the feature': /^contract\/src\/passport\/passport\.ts$/,
  'a told rank has a chance of each course': /^web\/src\/session\/stored-ranks\.ts$/,
  'a shortlist is rated by the chance of a course that a rank was told for, and by the careers it leads to':
    /^web\/src\/features\/decide\//,
  'a cost sheet is of a course': /^web\/src\/features\/costs\//,
  'what follows from an answer, by the features there are: the one table of next steps': /^web\/src\/catalog\/next\//,
  'the addresses that the product fixes, for links from one feature to another': /^web\/src\/paths\.ts$/,
  'what the home page, the dashboard and the profile say and where they lead': /^web\/src\/(app\/screens|features\/(dashboard|profile))\//,
  'what must hold between the catalogs that ship, and its command': /^server\/src\/(catalog\/check\/check(-\w+)*|cli\/catalog-check)\.ts$/,
  "the command that takes an operator's own colleges": /^server\/src\/cli\/catalog-import\.ts$/,
  'sheets of a year have the names that the product fixes': /^contract\/src\/desk\/sheets\.ts$/,
  'words that students type': /^search\/src\/synonyms\.ts$/,
  'what is typed is read by the features it may mean': /^(search\/src\/reader|(server|web)\/src\/features\/search)\//,
  'sources that are told in words of ours, which name what they were read from': /^contract\/src\/catalog\/own-sources\.ts$/,
  'which guides answer what an exam, a counselling or a step of a plan leaves open':
    /^web\/src\/catalog\/item\/(guides-of\.ts|guide-links\.tsx)$/,
  'what a device keeps: the largest catalog by state, apart from the others':
    /^(contract\/src\/offline\/|server\/src\/wiring\/offline\.ts$|web\/src\/(app\/offline\/local-handlers\.ts$|features\/offline\/))/,
  'what an assistant asks is answered by the catalogs it names': /^(contract\/src|server\/src\/features)\/mcp\//,
  'which tables the open data have, and what of them is in words of ours': /^server\/src\/cli\/dump\//,
  'where each group of the menu begins': /^web\/src\/app\/layout\/bottom-bar\.tsx$/,
  'the shortcuts of an installed application': /^web\/src\/app\/start\/installed\.ts$/,
  texts: /^(web\/src\/messages|contract\/src\/words)\//,
};

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file))
    .map((file) => `${folder}/${file}`);
const code = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Features of the catalogs: a college teaches courses, so they may know each other. */
const isCatalogFeature = (file: string) =>
  names.some((name) => file.includes(`/features/${name}/`) || file.startsWith(`contract/src/${name}/`));
const files = ['search/src', 'contract/src', 'guidance/src', 'eligibility/src', 'server/src', 'web/src']
  .flatMap(filesIn)
  .filter((file) => !isCatalogFeature(file));

it.each(names)('%s are named by the three lists alone', (name) => {
  const word = new RegExp(`\\b${name}\\b`);
  const naming = files.filter((file) => word.test(code(file)));
  expect(lists.filter((list) => naming.includes(list))).toEqual(lists);
  const others = naming.filter((file) => !lists.includes(file) && !Object.values(reasons).some((reason) => reason.test(file)));
  expect(others).toEqual([]);
});

it('has no reason that excuses nobody', () => {
  const word = new RegExp(`\\b(${names.join('|')})\\b`);
  const naming = files.filter((file) => word.test(code(file)));
  expect(Object.entries(reasons).filter(([, reason]) => !naming.some((file) => reason.test(file)))).toEqual([]);
});
