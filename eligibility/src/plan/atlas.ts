/** How far places are from home, by the centres of their districts. */
import { distance } from '@disha/contract/distance';
import { placeSlug } from '@disha/contract/taxonomy';
import type { Near, Whereabouts } from './knowledge.ts';

export interface Centre {
  state: string;
  name: string;
  /** Both, or neither where its place is not known. */
  latitude?: number;
  longitude?: number;
  /** Those next to it, where that was worked out already. */
  next?: readonly number[];
}

/** Where a college is. */
export interface Spot {
  state: string;
  district: string;
}

/** Another district of the same state counts as next to home up to here. */
const nextWithinKm = 60;

/** Names are asked for again with every college, and there are a few hundred of them. */
const slugs = new Map<string, string>();
function keyOf(state: string, district: string): string {
  const slug = slugs.get(district) ?? placeSlug(district);
  if (slugs.size < mostSlugs) slugs.set(district, slug);
  return `${state}|${slug}`;
}
/** student details may name what is no district at all. */
const mostSlugs = 2000;

export class Atlas {
  readonly centres: readonly Centre[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly byState = new Map<string, number[]>();
  private readonly neighbours = new Map<number, readonly number[]>();

  constructor(centres: readonly Centre[]) {
    this.centres = centres;
    this.numbers = new Map(centres.map(({ state, name }, number) => [keyOf(state, name), number]));
    for (const [number, { state }] of centres.entries()) this.byState.set(state, [...(this.byState.get(state) ?? []), number]);
  }

  /** Undefined where it is not said, or not known. */
  numberOf({ state, district }: Pick<Whereabouts, 'state' | 'district'>): number | undefined {
    return state === undefined || district === undefined ? undefined : this.numbers.get(keyOf(state, district));
  }

  ofState(state: string): readonly number[] {
    return this.byState.get(state) ?? [];
  }

  /** Districts of the same state that are next to one. */
  nextTo(number: number): readonly number[] {
    const known = this.neighbours.get(number);
    if (known) return known;
    const { state = '', next } = this.centres[number] ?? {};
    const found = next ?? this.ofState(state).filter((other) => other !== number && this.kmBetween(number, other) <= nextWithinKm);
    this.neighbours.set(number, found);
    return found;
  }

  /** A border is not crossed before all of India is meant, however near the place beyond it is. */
  nearOf(home: Pick<Whereabouts, 'state' | 'district'>, spot: Spot): Near {
    if (home.state !== spot.state) return 'india';
    const [own, there] = [this.numberOf(home), this.numbers.get(keyOf(spot.state, spot.district))];
    if (own === undefined || there === undefined) return 'state';
    return own === there ? 'district' : this.nextTo(own).includes(there) ? 'next' : 'state';
  }

  /** Between the centres of the districts; the farthest where one of them is not known. */
  kmFrom(home: Pick<Whereabouts, 'state' | 'district'>, spot: Spot): number {
    const [own, there] = [this.numberOf(home), this.numbers.get(keyOf(spot.state, spot.district))];
    return own === undefined || there === undefined ? Number.POSITIVE_INFINITY : this.kmBetween(own, there);
  }

  private kmBetween(one: number, other: number): number {
    const [from, to] = [pointOf(this.centres[one]), pointOf(this.centres[other])];
    return from && to ? distance(from, to) : Number.POSITIVE_INFINITY;
  }
}

function pointOf(centre: Centre | undefined) {
  const { latitude, longitude } = centre ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
