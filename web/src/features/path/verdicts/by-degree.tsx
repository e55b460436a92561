/** What a degree leads to, for a student who has told no more than its field: worked out on this device, by the rules everybody is sent. */
import { degreesHeld, type StudentDetails } from '@disha/contract/passport';
import type { Field } from '@disha/contract/taxonomy';
import type { Judged } from '@disha/eligibility/check';
import type { Condition } from '@disha/eligibility/types';
import { joinNames, wantedDegree } from '@disha/eligibility/words/word';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ItemRef } from '../../../catalog/item/item-marks.ts';
import { useText } from '../../../messages/locale.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { useStudentDetails } from '../../../session/student-details.ts';
import { pathQueries } from '../path.queries.ts';
import { weigherOf } from './weigh.ts';

interface DegreeDistance {
  by: 'degree' | 'beside' | 'anew' | 'none';
  /** Of the first course that is still to be taken: 0 where none is, undefined where no source says. */
  years: number | undefined;
  /** The degrees that lead there, in words, where it was not told which one this is; else empty. */
  asks: string;
  /** It is entered behind its foundation test, with so many per cent. */
  direct?: { commerce: number; others: number } | undefined;
}

interface ByDegreeProps {
  field: Field;
  meanwhile: ReactNode;
  /** Null where the rules do not come: then nothing is known of any. */
  children: (distance: ((item: ItemRef) => DegreeDistance) | null) => ReactNode;
}

/** My details say more of a graduate than the field does, unless they tell of another one; of anybody else they say nothing here. */
function asGraduate(own: StudentDetails | null, field: Field): StudentDetails {
  const { degree: _, ...told } = own?.class === 'graduate' ? own : {};
  const degrees = own?.class === 'graduate' ? degreesHeld(own) : [];
  const isMeant = degrees.some((degree) => degree.field === undefined || degree.field === field);
  return { ...told, class: 'graduate', degrees: isMeant ? degrees : [{ level: 'bachelor', field }] };
}

type AskedDegree = Extract<Condition, { kind: 'degree' }>;

const degreesAsked = ({ reasons }: Judged): readonly AskedDegree[] =>
  reasons.flatMap(({ said: { condition, standing } }) =>
    condition.kind === 'degree' && condition.families && standing === 'unknown' ? [condition] : [],
  );

/** One name for each kind of degree, with all it may be in: "B.Tech in Electrical or Mechanical Engineering". */
function byFamily(asks: readonly AskedDegree[]): readonly AskedDegree[] {
  const found = new Map<string, AskedDegree>();
  for (const one of asks) {
    const key = String(one.families);
    const before = found.get(key);
    const both = before?.in && one.in ? { in: [...new Set([...before.in, ...one.in])] } : {};
    found.set(key, before ? { ...before, ...both } : one);
  }
  return [...found.values()];
}

const unknown: DegreeDistance = { by: 'degree', years: 0, asks: '' };

export function ByDegree({ field, meanwhile, children }: ByDegreeProps) {
  const words = useText(verdictWords);
  const own = useStudentDetails();
  const { data: rules, isError } = useQuery(pathQueries.rules());
  const book = rules?.book;
  const distance = useMemo(() => {
    if (!book) return null;
    const weigher = weigherOf(book, asGraduate(own, field));
    const named = (asks: readonly AskedDegree[]) =>
      joinNames(
        byFamily(asks).map((one) => wantedDegree(words, one)),
        words.or,
      );
    return ({ type, id }: ItemRef): DegreeDistance => {
      if (type === 'careers') {
        const reach = weigher.reach(id);
        return reach ? { ...reach, asks: named(reach.asks) } : unknown;
      }
      const judged = weigher.judged({ type, id });
      if (!judged) return unknown;
      return { by: judged.verdict === 'closed' ? 'none' : 'degree', years: 0, asks: named(degreesAsked(judged)) };
    };
  }, [book, own, field, words]);
  if (!distance && !isError) return meanwhile;
  return children(distance);
}
