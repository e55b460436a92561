/** A student's list, judged by the same code as in the browser. */
import { familyOf } from '../lists/families';
import { fittedBasis, fittedWeights } from '../lists/fitted';
import { isDead } from '../lists/far-behind.ts';
import { judgeList, saidPercent, type ListLine } from '../lists/judge';
import type { RiskLine } from '../lists/risk';
import { suggestFor, type SeatCandidate } from '../lists/suggest';
import type { ChanceListData } from '@disha/contract/chances';
import type { CounsellingId } from '@disha/contract/chances.words';
import { bandAt, saidProbability } from './band-begins.ts';
import type { LineIndex } from './line-index.ts';
import type { WantedLines } from './wanted.ts';

/** A line that somebody asked about by its id. */
export interface KnownLine {
  id: string;
  counselling: CounsellingId;
  list: string;
  category: string;
  programme: string;
  /** What it closed at, year by year. */
  closings: readonly number[];
}

const familyIn = (category: string, programme: string) => `${category} ${familyOf(programme)}`;

/** A line that is not this student's, or bears no call, has none and counts for nothing. */
function listed({ id, category, programme, closings }: KnownLine, wanted: WantedLines, index: LineIndex): ListLine {
  const family = familyIn(category, programme);
  const line = index.line(wanted, id);
  if (!line || line.noCall !== null || line.own === null || line.centre === null || line.halfWidth === null)
    return { id, family, probability: null, band: null, isDead: false };
  const { own, centre, halfWidth } = line;
  const probability = saidProbability({ own, centre, halfWidth });
  const dead = wanted.unit === 'rank' && isDead(Math.round(Math.exp(own)), closings, probability);
  return { id, family, probability, band: bandAt(own, centre, halfWidth), isDead: dead };
}

function* candidates(wanted: WantedLines, index: LineIndex, listedIds: ReadonlySet<string>): Generator<SeatCandidate> {
  for (const { id, own, centre, halfWidth, category, programme } of index.called(wanted)) {
    if (listedIds.has(id) || (wanted.band !== undefined && bandAt(own, centre, halfWidth) !== wanted.band)) continue;
    yield { id, probability: saidProbability({ own, centre, halfWidth }), family: familyIn(category, programme), closing: centre };
  }
}

/** `known` by the ids that were asked for; two of them may have become one line, which counts once. */
export function judgedList(
  ids: readonly string[],
  known: ReadonlyMap<string, KnownLine>,
  wanted: WantedLines,
  index: LineIndex,
): ChanceListData {
  const weights = fittedWeights(wanted.counselling);
  const byId = new Map(ids.flatMap((id) => known.get(id) ?? []).map((line) => [line.id, line]));
  const lines = [...byId.values()].map((line) => listed(line, wanted, index));
  const judged = judgeList(lines, weights);
  const called = lines.flatMap(({ probability, family }): RiskLine[] => (probability === null ? [] : [{ probability, family }]));
  const { withoutSeat } = judged;
  return {
    lines: judged.lines.map(({ id, band, probability, adds, note }) => ({
      id,
      band,
      percent: probability === null ? null : saidPercent(probability),
      adds: Math.round(100 * adds),
      ...(note === undefined ? {} : { note }),
    })),
    withoutSeat: withoutSeat && {
      percent: saidPercent(withoutSeat.risk),
      from: saidPercent(withoutSeat.from),
      to: saidPercent(withoutSeat.to),
    },
    mostLikely: judged.mostLikely,
    suggest: suggestFor(called, candidates(wanted, index, new Set(byId.keys())), weights),
    basis: withoutSeat && fittedBasis(wanted.counselling),
    gone: ids.filter((id) => !known.has(id)),
  };
}
