import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStudentDetails } from '../../../session/student-details.ts';
import { pathQueries } from '../path.queries.ts';
import { weigherOf } from './weigh.ts';

/** For other features: what the rules say of an item to a student who keeps details on this device; nothing without details. */
export function useVerdicts(): (item: { type: string; id: string }) => string | undefined {
  const details = useStudentDetails();
  const { data: rules } = useQuery({ ...pathQueries.rules(), enabled: details !== null });
  return useMemo(() => {
    const weigher = rules && details ? weigherOf(rules.book, details) : undefined;
    return (item) => weigher?.judged(item)?.verdict;
  }, [rules, details]);
}
