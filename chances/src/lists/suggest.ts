/** What to add to a list: the lines that cut its risk most. */
import { saidPercent } from './judge.ts';
import { ListRiskModel, riskOf, type RiskLine, type Weights } from './risk.ts';

export interface SeatCandidate extends RiskLine {
  id: string;
  /** What it is expected to close at: of lines that do as much, the harder to get is the better seat. */
  closing: number;
}

interface SuggestedChoice {
  id: string;
  /** What the risk would be with it, in per cent. */
  withoutSeat: number;
}

/** To find the best of thousands, chances are told apart by this much: a few dozen questions. What is said of the best is not rounded. */
const steps = 200;

/** Each by itself beside the list. One that would change nothing that can be said is not suggested. */
export function suggestFor(list: readonly RiskLine[], candidates: Iterable<SeatCandidate>, weights: Weights, most = 3): SuggestedChoice[] {
  const risk = new ListRiskModel(weights);
  for (const line of list) risk.add(line);
  const now = list.length === 0 ? 100 : saidPercent(risk.now.risk);
  const asked = new Map<string, number>();
  const withLine = ({ probability, family }: SeatCandidate): number => {
    const rounded = Math.floor(probability * steps) / steps;
    const key = `${family} ${rounded}`;
    const known = asked.get(key) ?? saidPercent(risk.with({ probability: Math.max(rounded, 0.001), family }));
    asked.set(key, known);
    return known;
  };
  const first: FoundSeat[] = [];
  for (const candidate of candidates) {
    const withoutSeat = withLine(candidate);
    if (withoutSeat >= now) continue;
    const place = first.findIndex((one) => isBefore({ candidate, withoutSeat }, one));
    if (place >= 0) first.splice(place, 0, { candidate, withoutSeat });
    else if (first.length < most) first.push({ candidate, withoutSeat });
    if (first.length > most) first.pop();
  }
  return first.map(({ candidate }) => ({ id: candidate.id, withoutSeat: saidPercent(riskOf([...list, candidate], weights).risk) }));
}

interface FoundSeat {
  candidate: SeatCandidate;
  withoutSeat: number;
}

function isBefore(a: FoundSeat, b: FoundSeat): boolean {
  if (a.withoutSeat !== b.withoutSeat) return a.withoutSeat < b.withoutSeat;
  return a.candidate.closing < b.candidate.closing || (a.candidate.closing === b.candidate.closing && a.candidate.id < b.candidate.id);
}
