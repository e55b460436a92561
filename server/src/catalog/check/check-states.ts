/** What must hold of catalog/states/: every state there, every kind of course answered, every link good. */
import { admissionGroups } from '@disha/contract/admission-groups';
import type { StateFile } from '@disha/contract/states.files';
import { states, stateSlug } from '@disha/contract/taxonomy';
import { namesYear } from './check-exams.ts';
import type { Figure } from './figure.ts';

/** BCA and BBA stand apart only where a state treats them so. */
const needed = admissionGroups.filter((group) => group !== 'bca_bba');

export function stateFaults(files: readonly StateFile[], examIds: ReadonlySet<string>): string[] {
  const there = new Set(files.map(({ name }) => name));
  const missing = states.filter((state) => !there.has(state)).map((state) => `states: ${state} is missing`);
  const faults = files.flatMap(({ name, slug, routes }) => {
    const where = `states/${slug}.json`;
    const told = new Set(routes.map(({ group }) => group));
    return [
      ...(slug === stateSlug(name) ? [] : [`${where}: ${name} is found at ${stateSlug(name)}`]),
      ...needed.filter((group) => !told.has(group)).map((group) => `${where}: says nothing of ${group}`),
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

export function checkStates(files: readonly StateFile[], exams: readonly { id: string }[]): { figures: Figure[]; problems: string[] } {
  const problems = stateFaults(files, new Set(exams.map(({ id }) => id)));
  const ways = files.reduce((sum, { routes }) => sum + routes.length, 0);
  return {
    figures: [
      {
        label: 'states that say how they admit',
        value: `${files.length} of ${states.length}, ${ways} ways`,
        ok: files.length === states.length && problems.length === 0,
      },
    ],
    problems,
  };
}
