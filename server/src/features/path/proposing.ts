/** A plan for one request, made of what the catalogs, the directory, the fees and the closing ranks know. Nothing of it is kept. */
import type { ExamDate } from '@disha/contract/exams.dates';
import type { StudentDetails } from '@disha/contract/passport';
import type { ProposeBody } from '@disha/contract/path';
import type { PathProposal } from '@disha/contract/path.proposal';
import { say } from '@disha/contract/say';
import { propose, type Student } from '@disha/eligibility/plan/counsel';
import { formFeeFor } from '@disha/eligibility/plan/form-fee';
import { formsOfPlan } from '@disha/eligibility/plan/forms';
import { helpWith } from '@disha/eligibility/plan/help';
import type { KnownChance, Knowledge, ChosenSeat } from '@disha/eligibility/plan/knowledge';
import { tellProposal, type Speech } from '@disha/eligibility/plan/tell-proposal';
import type { ScholarshipAsks } from '@disha/eligibility/scholarships';
import type { Book } from '@disha/eligibility/types';
import { AppError } from '../../http/errors.ts';

/** What the closing ranks say; handed in, since they are another feature's. */
export interface RankCalls {
  /** The exam of a rank's list; undefined where there is no such counselling or list. Refuses a number that the list cannot have. */
  examOf: (rank: NonNullable<ProposeBody['ranks']>[number], at: string) => Promise<string | undefined>;
  /** Of the likeliest seat of a course that this rank could have; null where nothing can be said. */
  best: (rank: NonNullable<ProposeBody['ranks']>[number], details: StudentDetails, course: string) => Promise<number | null>;
  /** Of one seat; undefined where there is none of that name. */
  seat: (
    seat: { counselling: string; line: string },
    rank: NonNullable<ProposeBody['ranks']>[number] | undefined,
    details: StudentDetails,
  ) => Promise<(Pick<ChosenSeat, 'exam' | 'course' | 'college'> & { list: string; probability: number | null }) | undefined>;
}

interface ProposingParts {
  book: () => Book;
  known: () => Pick<Knowledge, 'reachOf' | 'placesOf' | 'countOf' | 'anywhereOf' | 'costOf' | 'doorsOf'>;
  datesOf: (exam: string) => readonly ExamDate[];
  /** What the form of an exam costs, as its page tells it. */
  formFee: (exam: string) => Parameters<typeof formFeeFor>[0];
  scholarships: () => readonly (ScholarshipAsks & { id: string })[];
  ranks?: RankCalls | undefined;
}

const unknown = (type: string, id: string) => new AppError('not_found', say('path.noItem', { type, id }));

/** A plan looks at few courses: what it asked for is fetched, and it is made again, until it asks for nothing new. */
const mostRounds = 4;

export function proposing({ book, known, datesOf, formFee, scholarships, ranks }: ProposingParts) {
  const rankKey = ({ counselling, list }: { counselling: string; list: string }) => `${counselling}/${list}`;

  async function seatsOf({ wishes: { seats = [] }, ranks: own = [], passport: details }: ProposeBody): Promise<ChosenSeat[]> {
    return Promise.all(
      seats.map(async (seat) => {
        const rank = own.find(({ counselling }) => counselling === seat.counselling);
        const found = await ranks?.seat(seat, rank, details);
        if (!found) throw unknown('seats', seat.line);
        const { list, ...rest } = found;
        return { ...seat, ...rest, rank: rankKey({ counselling: seat.counselling, list }) };
      }),
    );
  }

  return async (body: ProposeBody, student: Student, speech: Speech): Promise<PathProposal> => {
    const { passport: details, ranks: own = [] } = body;
    const exams = await Promise.all(
      own.map(async (rank, at) => {
        const exam = await ranks?.examOf(rank, `ranks.${at}`);
        if (exam === undefined) throw unknown('counsellings', rankKey(rank));
        return { rank, exam };
      }),
    );
    const seats = await seatsOf(body);
    const now = book();
    const help = helpWith(now, details, scholarships());
    const chances = new Map<string, KnownChance | null>();
    const wanted = new Map<string, { exam: string; course: string }>();
    const knowledge: Knowledge = {
      ...known(),
      ...{ datesOf, seats, scholarshipsFor: help },
      formFeeOf: (exam) => formFeeFor(formFee(exam), details),
      chanceOf: (exam, course) => {
        if (course === undefined || !exams.some((each) => each.exam === exam)) return null;
        const key = `${exam}/${course}`;
        if (!chances.has(key)) wanted.set(key, { exam, course });
        return chances.get(key) ?? null;
      },
    };
    let proposed = propose(now, student, knowledge);
    for (let left = mostRounds; wanted.size > 0 && left > 0; left -= 1) {
      const asked = [...wanted];
      wanted.clear();
      for (const [key, { exam, course }] of asked) {
        let best: KnownChance | null = null;
        for (const { rank } of exams.filter((each) => each.exam === exam)) {
          const probability = (await ranks?.best(rank, details, course)) ?? null;
          if (probability !== null && (best === null || probability > best.probability)) best = { probability, rank: rankKey(rank) };
        }
        chances.set(key, best);
      }
      proposed = propose(now, student, knowledge);
    }
    const { steps, ...worded } = tellProposal(proposed, speech);
    const forms = formsOfPlan(proposed.ways, knowledge, student.today);
    // Over the wire a step is in words; what it is by meaning is for a student who keeps a plan.
    return JSON.parse(
      JSON.stringify({ ...worded, forms, steps: steps.map(({ id: _id, kind: _kind, of: _of, ...step }) => step) }),
    ) as PathProposal;
  };
}
