/** What narrows the lines of the student's pools: state, kind, course and words. */
import type { ChanceKind } from '@disha/contract/chances.words';
import type { WantedLines } from './wanted.ts';

export interface NamedInstitute {
  /** What a search looks through. */
  words: string;
  state: string | null;
  kind: string | null;
  government: boolean | null;
  nirf: number | null;
}

export interface NamedProgramme {
  words: string;
  courseId: string | null;
}

interface NamesOfLines {
  institutes: readonly (NamedInstitute | undefined)[];
  programmes: readonly (NamedProgramme | undefined)[];
  institute: Int32Array;
  programme: Int32Array;
}

function isOfKind({ kind, government }: NamedInstitute, asked: ChanceKind): boolean {
  if (asked === 'government') return government === true;
  return asked === 'private' ? government === false : kind === asked;
}

/** Told for each institute and programme once; undefined where nothing narrows. */
export function narrowing(
  { instituteState, kind, courses, words }: WantedLines,
  named: NamesOfLines,
): ((at: number) => boolean) | undefined {
  if (instituteState === undefined && kind === undefined && courses === undefined && words.length === 0) return undefined;
  const { institute, programme } = named;
  const institutes = named.institutes.map(
    (each) => each && (instituteState === undefined || each.state === instituteState) && (kind === undefined || isOfKind(each, kind)),
  );
  const programmes = named.programmes.map((each) => each && (courses === undefined || courses.includes(each.courseId ?? '')));
  // Each word stands in the name of the institute or of the programme.
  const saying = words.map((word) => ({
    institutes: named.institutes.map((each) => each?.words.includes(word) === true),
    programmes: named.programmes.map((each) => each?.words.includes(word) === true),
  }));
  return (at) => {
    const [there, what] = [institute[at] as number, programme[at] as number];
    if (institutes[there] !== true || programmes[what] !== true) return false;
    return saying.every((word) => word.institutes[there] === true || word.programmes[what] === true);
  };
}
