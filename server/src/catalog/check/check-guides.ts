/** What must hold of each guide beyond its schema, which asks for a source, a certainty of A or B and https links. */
import type { GuideFile } from '@disha/contract/guides.files';
import { states } from '@disha/contract/taxonomy';

/** Below this it is a note, and no answer. */
const fewestFacts = 3;

const shownIn = ({ summary, sections }: GuideFile) => [summary, ...sections.flatMap(({ text, items = [] }) => [text, ...items])];

/** Sentences and points: each says something that was read. */
export function factsIn({ sections }: Pick<GuideFile, 'sections'>): number {
  const sentences = (text: string) => text.split(/[.!?:](?:\s|$)/).filter((part) => part.trim() !== '').length;
  return sections.reduce((sum, { text, items = [] }) => sum + sentences(text) + items.length, 0);
}

/** One guide holds the table of all states, under the names they have; others name that one. */
function portalFaults(file: GuideFile, byId: ReadonlyMap<string, GuideFile>): string[] {
  const { portals, portalsOf } = file;
  if (portalsOf !== undefined)
    return portals || !byId.get(portalsOf)?.portals ? [`shows the portals of ${portalsOf}, which has none or is not the only one`] : [];
  if (!portals) return [];
  return [
    ...states.filter((state) => !portals[state]).map((state) => `has no page of ${state}`),
    ...Object.entries(portals)
      .filter(([key, { state }]) => key !== state)
      .map(([key, { state }]) => `keeps the page of ${state} under ${key}`),
    ...Object.values(portals).flatMap(({ state, days, daysFor }) =>
      (days === undefined) === (daysFor === undefined) && (daysFor === undefined || byId.has(daysFor))
        ? []
        : [`says days for ${state} and not of which paper`],
    ),
  ];
}

export function guideFaults(guides: readonly GuideFile[]): string[] {
  const byId = new Map(guides.map((file) => [file.id, file]));
  return guides.flatMap((file) => {
    const shown = shownIn(file).join(' ');
    const faults = [
      ...(factsIn(file) < fewestFacts ? [`says fewer than ${fewestFacts} things`] : []),
      ...Object.entries(file.toConfirm ?? {}).flatMap(([key, { number, text, certainty }]) => [
        ...(certainty === 'C' && shown.includes(text) ? [`shows what nobody has confirmed: ${text}`] : []),
        ...(key === number ? [] : [`keeps what is to confirm under ${key} and calls it ${number}`]),
      ]),
      ...file.related.filter(({ type, id }) => type === 'guides' && id === file.id).map(() => 'leads to itself'),
      ...portalFaults(file, byId),
      ...(/\bTODO\b|\?\?/.test(shown) ? ['is not finished'] : []),
    ];
    return faults.map((fault) => `guides/${file.id}.json: ${fault}`);
  });
}
