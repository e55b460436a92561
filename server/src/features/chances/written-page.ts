/**
 * A page of lines as JSON. What is the same for everybody was checked and written when it was loaded; what is this student's is written
 * behind it, piece by piece into one text: with an object, a check and a text of its own for each line it was a fifth of an answer.
 * That it is what the contract says is checked by the test.
 */
import { chanceCounts, type LineCollege } from '@disha/contract/chances';
import { callOf } from '@disha/chances/lines/said-call';
import type { JudgedLine } from '@disha/chances/lines/line-index';
import type { FoundPage } from './chances.repository.ts';

/** `chanceCall` of the contract, without the brace that opens it. */
export function writtenCall(line: JudgedLine): string {
  const call = callOf(line);
  const seats = `"paid":${line.paid}${line.condition === null ? '' : `,"condition":"${line.condition}"`}}`;
  if (!call) {
    const why = line.noCall === null ? '' : `,"noCall":"${line.noCall}"`;
    return `"predicted":null,"probability":null,"band":null${why},${seats}`;
  }
  const { predicted, probability, band } = call;
  const range = `{"closing":${predicted.closing},"low":${predicted.low},"high":${predicted.high}}`;
  return `"predicted":${range},"probability":${probability},"band":"${band}",${seats}`;
}

export type CollegeOfLine = (id: string) => LineCollege | undefined;

/** Of the known ones, each once. */
export function collegesOf(ids: Iterable<string>, collegeOf: CollegeOfLine): Record<string, LineCollege> {
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const college = collegeOf(id);
      return college ? [[id, college] as const] : [];
    }),
  );
}

const idsIn = (seats: string) => [...seats.matchAll(/"collegeId":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);

export function writtenPage({ lines, judge, seats, counts, nextCursor, became, gone }: FoundPage, collegeOf: CollegeOfLine): string {
  let text = '{"lines":[';
  let from = 0;
  for (const line of lines) {
    const end = seats.indexOf('\n', from);
    const next = end < 0 ? seats.length : end;
    // Without the brace that closes it.
    text += `${from === 0 ? '' : ','}${seats.slice(from, next - 1)},${writtenCall(judge(line))}`;
    from = next + 1;
  }
  const rest = { counts: chanceCounts.parse(counts), nextCursor, colleges: collegesOf(idsIn(seats), collegeOf), became, gone };
  return `${text}],${JSON.stringify(rest).slice(1)}`;
}
