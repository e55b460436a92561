/** What a counsellor would propose: made on this device from wishes, student details and what is known of places, fees and days. */
import type { Plan } from '@disha/contract/path';
import { isField } from '@disha/contract/taxonomy';
import { propose, type Proposed } from '@disha/eligibility/plan/counsel';
import type { CriterionId } from '@disha/eligibility/plan/criteria';
import type { NotedItem, ToldProposal, ToldWay } from '@disha/eligibility/plan/proposal';
import { tellProposal } from '@disha/eligibility/plan/tell-proposal';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../../messages/locale.ts';
import { planWords } from '../../../messages/plan-words.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { pathQueries, type RuleBook } from '../path.queries.ts';
import type { NearPlace } from '../places.ts';
import { useOwn, wishesOf } from './own.ts';
import { useNow } from './use-facts.ts';
import { useKnowledge, type PlanKnowledge } from './use-knowledge.ts';

export interface PlanAdvice extends Pick<PlanKnowledge, 'againFor' | 'cardOf' | 'isDating' | 'isPlacing' | 'knowledge'> {
  /** Undefined while its parts are on their way. */
  proposed: Proposed | undefined;
  /** Why a way came before the next best, in one sentence. */
  whyOf: (way: ToldWay) => string | undefined;
  told: ToldProposal | undefined;
  /** Those that teach a course, as far from home as the student would go. */
  placesNear: (course: string) => readonly NearPlace[];
  /** Nothing was bookmarked, the quiz was not taken, and no goal is named. */
  hasNoWish: boolean;
  rules: RuleBook | undefined;
  error: unknown;
  retry: () => void;
}

function notedOf(goal: Plan['goal']): NotedItem | undefined {
  return goal === null || goal.type === 'fields' ? undefined : { type: goal.type, id: goal.id };
}
const unique = (ids: readonly (string | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/** `first`: a goal the student has named in the plan itself, which counts before what is bookmarked. */
export function useCounsel(first: Plan['goal'], kept: Plan['ways'] = []): PlanAdvice {
  const own = useOwn();
  const { passport, year, today } = useNow();
  const { noted, result } = wishesOf(own);
  const named = notedOf(first);
  const wanted = named ? [named, ...noted.filter(({ type, id }) => type !== named.type || id !== named.id)] : noted;
  const found = first !== null && isField(first.id) ? { careers: [], courses: [], fields: [first.id, ...(result?.fields ?? [])] } : result;
  const hasWish = wanted.length > 0 || found !== null;
  const rules = useQuery({ ...pathQueries.rules(), enabled: hasWish || kept.length > 0 });
  const book = rules.data?.book;
  const student = { passport, year, today, wishes: { noted: wanted, result: found } };
  const tables = useKnowledge(book, passport, nothingMore);
  // Which ways there are hangs on the tables alone; places and days are asked for once it is known of what.
  const key = JSON.stringify(student);
  const draft = useMemo(
    () => (book && tables.knowledge && hasWish ? propose(book, student, tables.knowledge) : undefined),
    // Wishes and student details are new objects at every render. The key has what they say; the stamp has what the tables say.
    // oxlint-disable-next-line react/exhaustive-deps -- the key says all that they say
    [book, key, tables.stamp],
  );
  const wishOf = (ways: readonly { course?: string | undefined; exams: readonly string[] }[]) => ({
    courses: unique([...ways, ...kept].map(({ course }) => course)),
    exams: unique([...ways.flatMap(({ exams }) => exams), ...kept.flatMap(({ exam, exams = [] }) => [exam, ...exams])]),
  });
  const ofDraft = useKnowledge(book, passport, wishOf(draft?.ways ?? []));
  // With its places another way may be the better one: of that too it is asked where it is taught.
  const second = useMemo(
    () => book && ofDraft.knowledge && draft && propose(book, student, ofDraft.knowledge),
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is new with every other student, the stamp with all that is known
    [draft, ofDraft.stamp],
  );
  const known = useKnowledge(book, passport, wishOf([...(draft?.ways ?? []), ...(second?.ways ?? [])]));
  const proposed = useMemo(
    () => book && known.knowledge && draft && propose(book, student, known.knowledge),
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is new with every other student, the stamp with all that is known
    [draft, known.stamp],
  );
  const speech = useSpeech(rules.data);
  return {
    proposed,
    told: proposed && tellProposal(proposed, speech),
    whyOf: (way) => whyBefore(way, speech),
    hasNoWish: !hasWish && !own.isLoading,
    rules: rules.data,
    error: rules.error ?? known.error,
    retry: () => {
      void rules.refetch();
      known.retry();
    },
    placesNear: known.placesNear,
    ...{ againFor: known.againFor, cardOf: known.cardOf, knowledge: known.knowledge },
    ...{ isDating: known.isDating, isPlacing: known.isPlacing },
  };
}

/** Two ways are told apart by what is studied, else by the test. */
function whyBefore({ decided, course, exams, career }: ToldWay, { plan, nameOf }: Parameters<typeof tellProposal>[1]): string | undefined {
  if (!decided) return undefined;
  const { criterion, over } = decided;
  const exam = over.exams.find((id) => !exams.includes(id));
  const name =
    over.course !== undefined && over.course !== course
      ? nameOf('courses', over.course)
      : exam !== undefined
        ? nameOf('exams', exam)
        : over.career !== undefined && over.career !== career
          ? nameOf('careers', over.career)
          : '';
  return plan.because.decided[criterion as CriterionId]?.(name);
}

const nothingMore = { courses: [], exams: [] };

function useSpeech(rules: RuleBook | undefined): Parameters<typeof tellProposal>[1] {
  const { states } = useText(taxonomyTexts);
  return {
    plan: useText(planWords),
    verdicts: useText(verdictWords),
    states,
    nameOf: (type, id) => rules?.names[type][id] ?? id,
    wordsAt: (at) => rules?.words[at],
  };
}
