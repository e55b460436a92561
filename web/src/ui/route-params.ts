import { createContext, use } from 'react';

export type RouteParams = Readonly<Partial<Record<string, string>>>;

export const RouteParamsContext = createContext<RouteParams>({});

/** What an address says where its route has a name: the id in `/courses/:courseId`. */
export function useParams(): RouteParams {
  return use(RouteParamsContext);
}
