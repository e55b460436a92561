import { serveTogether } from '../features/decide/together.routes.ts';
import type { BuiltApp } from './app.ts';

export function wireDecide({ serve, shared: { together, rateLimits }, now }: BuiltApp): void {
  serveTogether(serve, { together, rateLimits, now });
}
