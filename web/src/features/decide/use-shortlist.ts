import { districtsCalled } from '@disha/contract/districts';
import type { State } from '@disha/contract/taxonomy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '../../api/api-error.ts';
import type { Weighable } from '../../catalog/shared/weighable.ts';
import { useLocale } from '../../messages/locale.ts';
import { pickedSeats } from '../../session/picked-seats.ts';
import { storedRanks } from '../../session/stored-ranks.ts';
import { useDetails } from '../../session/use-fact.ts';
import type { Shortlist } from './criteria.ts';
import { knownRatings, type KnownRatings, type KnownSelf } from './known.ts';
import { useNeighbours } from './neighbours.ts';

export interface ShortlistItem {
  id: string;
  name: string;
  known: KnownRatings;
}

const pointOf = ({ state, district }: { state: string; district: string }) => districtsCalled(district, state as State)[0];

/** What is known of the person here that items are rated by. Nothing of it leaves the device. */
function useSelf(kind: string): KnownSelf {
  const { useOwnResult, useVerdicts } = useNeighbours();
  const details = useDetails();
  const { result } = useOwnResult();
  const verdicts = useVerdicts();
  const [ranks, seats] = [storedRanks.useValue(), pickedSeats.useValue()];
  return useMemo(() => {
    const { state, district } = details ?? {};
    const best = (chances: readonly (number | null | undefined)[]) => {
      const known = chances.filter((chance) => typeof chance === 'number');
      return known.length === 0 ? undefined : Math.max(...known);
    };
    return {
      ...{ result, pointOf },
      home: state === undefined || district === undefined ? undefined : pointOf({ state, district }),
      chanceOf: (id) =>
        best([
          ...ranks.map(({ courses }) => courses[id]),
          ...seats.filter(({ college, course }) => college === id || course === id).map(({ probability }) => probability),
        ]),
      verdictOf: (id) => verdicts({ type: kind, id }),
    };
  }, [details, result, verdicts, ranks, seats, kind]);
}

interface LoadedShortlist {
  items: readonly ShortlistItem[];
  /** Ids that no catalog holds. */
  unknown: readonly string[];
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
}

const none: { items: readonly Weighable[]; unknown: readonly string[] } = { items: [], unknown: [] };

export function useShortlist({ kind, ids }: Shortlist): LoadedShortlist {
  const { weighables } = useNeighbours();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const catalog = weighables.find(({ name }) => name === kind);
  const self = useSelf(kind);
  const query = useQuery({
    queryKey: ['decide', 'shortlist', locale, kind, ids],
    enabled: catalog !== undefined && ids.length > 0,
    queryFn: async () => {
      const found = await Promise.all(
        ids.map(async (id) => {
          try {
            return { id, item: await catalog?.load(queryClient, id) };
          } catch (error) {
            if (isApiError(error, 'not_found') || isApiError(error, 'invalid')) return { id, item: undefined };
            throw error;
          }
        }),
      );
      return {
        items: found.flatMap(({ item }) => item ?? []),
        unknown: found.flatMap(({ id, item }) => (item === undefined ? [id] : [])),
      };
    },
  });
  const { items, unknown } = query.data ?? none;
  return {
    items: useMemo(() => items.map((item) => ({ id: item.id, name: item.name, known: knownRatings(item, self) })), [items, self]),
    unknown,
    isLoading: query.isLoading,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
