import type { College } from '@disha/contract/colleges';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { feesTexts } from '../../messages/fees.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { markOf, type FactMark } from '../../ui/mark-of.ts';
import type { SourcedFact } from '../../ui/source-sheet.tsx';
import { markOfCourse } from './courses-offered.tsx';

interface CollegeSources {
  facts: readonly SourcedFact[];
  /** What stands on the page. */
  marks: readonly FactMark[];
}

/** Where what a college's page says is from: courses that rest on the same are named together. */
export function useCollegeSources(): (college: College) => CollegeSources {
  const { detail, placements: ofLeavers } = useText(collegesTexts);
  const fees = useText(feesTexts);
  const format = useFormat();
  const from = (source: string) => <SourceText say={(words) => words} source={source} />;
  return ({ courses, fees: bands, placements, nirf }) => {
    const grounds = new Map<string, { mark: FactMark; source: string; names: string[] }>();
    for (const { courseName, ...course } of courses) {
      if (course.basis === 'kind') continue;
      const mark = markOfCourse(course);
      // A source that lists a college says nothing of a course that only its name tells.
      const source = mark === 'usual' ? '' : course.source;
      const key = `${mark} ${source}`;
      const ground = grounds.get(key) ?? { mark, source, names: [] };
      ground.names.push(courseName);
      grounds.set(key, ground);
    }
    const facts: SourcedFact[] = [
      ...[...grounds.values()].map(({ mark, source, names }) => ({
        fact: format.list(names),
        mark,
        source: source === '' ? (mark === 'usual' ? detail.byName : detail.noSource) : from(source),
      })),
      ...bands.map((band) => ({
        fact: `${band.basis === 'own' ? fees.own : fees.types[band.type]}: ${band.scope}`,
        mark: markOf(band),
        source: band.certainty === 'C' ? fees.unread : from(band.source),
        goodUntil: band.goodUntil,
      })),
      ...[...new Set(placements.map(({ source }) => source))].map((source) => ({
        fact: ofLeavers.title,
        mark: markOf({ basis: 'said' }),
        source: (
          <>
            {from(source)}. {placements.some(({ certainty }) => certainty !== 'A') && ofLeavers.weak}
          </>
        ),
      })),
      ...(nirf.length > 0 ? [{ fact: detail.ranks, mark: 'official' as const, source: detail.ranksFrom }] : []),
    ];
    return { facts, marks: facts.flatMap(({ mark }) => (mark === 'unknown' ? [] : [mark])) };
  };
}
