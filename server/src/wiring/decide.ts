import { serveTogether } from '../features/decide/together.routes.ts';
import type { House } from './house.ts';

export function wireDecide({ serve, shared: { together, rateLimits }, now }: House): void {
  serveTogether(serve, { together, rateLimits, now });
}
