/** What must hold of catalog/states/: every state there, every kind of course answered, every link good. */
import { admissionGroups } from '@disha/contract/admission-groups';
import { isUnconfirmed } from '@disha/contract/own-sources';
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import type { StateFile } from '@disha/contract/states.files';
import { states, stateSlug } from '@disha/contract/taxonomy';
import { namesYear } from './check-exams.ts';
import type { Figure } from './figure.ts';

/** These stand apart only where a state treats them so. */
const needed = admissionGroups.filter((group) => group !== 'bca_bba' && group !== 'mba_mca');

/** What a state may name. */
interface KnownToStates {
  exams: ReadonlySet<string>;
  scholarships: readonly Pick<ScholarshipFile, 'id' | 'states'>[];
}

/** Of the help a state gives: its schemes are there, and are for its students. */
function helpFaults({ name, slug, help }: StateFile, scholarships: KnownToStates['scholarships']): string[] {
  const where = `states/${slug}.json`;
  return [
    ...help.portals.filter(({ link }) => namesYear(link)).map(({ link }) => `${where}: ${link} names a year`),
    ...help.schemes.flatMap((id) => {
      const scheme = scholarships.find((each) => each.id === id);
      if (!scheme) return [`${where}: there is no scholarship ${id}`];
      return scheme.states.length === 0 || scheme.states.includes(name) ? [] : [`${where}: ${id} is for students of other states`];
    }),
    ...(help.portals.length === 0 && !isUnconfirmed(help.source) ? [`${where}: knows no portal and names a source`] : []),
  ];
}

export function stateFaults(files: readonly StateFile[], { exams: examIds, scholarships }: KnownToStates): string[] {
  const there = new Set(files.map(({ name }) => name));
  const missing = states.filter((state) => !there.has(state)).map((state) => `states: ${state} is missing`);
  const faults = files.flatMap((file) => {
    const { name, slug, routes } = file;
    const where = `states/${slug}.json`;
    const known = new Set(routes.map(({ group }) => group));
    return [
      ...(slug === stateSlug(name) ? [] : [`${where}: ${name} is found at ${stateSlug(name)}`]),
      ...needed.filter((group) => !known.has(group)).map((group) => `${where}: says nothing of ${group}`),
      ...helpFaults(file, scholarships),
      ...routes.flatMap(({ examId, gates = {}, portal }) => [
        ...(examId === undefined && Object.values(gates).some((way) => way === 'exam' || way === 'both' || way === 'left')
          ? [`${where}: goes by an exam and names none`]
          : []),
        ...(examId === undefined || examIds.has(examId) ? [] : [`${where}: there is no exam ${examId}`]),
        ...(portal && namesYear(portal.link) ? [`${where}: ${portal.link} names a year`] : []),
      ]),
    ];
  });
  return [...missing, ...faults];
}

export function checkStates(
  files: readonly StateFile[],
  { exams, scholarships }: { exams: readonly { id: string }[]; scholarships: KnownToStates['scholarships'] },
): { figures: Figure[]; problems: string[] } {
  const problems = stateFaults(files, { exams: new Set(exams.map(({ id }) => id)), scholarships });
  const withPortal = files.filter(({ help }) => help.portals.length > 0).length;
  const withOwn = files.filter(({ name }) => scholarships.some(({ states: of }) => of.length === 1 && of[0] === name)).length;
  const ways = files.reduce((sum, { routes }) => sum + routes.length, 0);
  return {
    figures: [
      {
        label: 'states that say how they admit',
        value: `${files.length} of ${states.length}, ${ways} ways`,
        ok: files.length === states.length && problems.length === 0,
      },
      {
        label: 'states whose portal for scholarships is known',
        value: `${withPortal} of ${states.length}; a scheme of its own is known of ${withOwn}`,
        ok: problems.length === 0,
      },
    ],
    problems,
  };
}
