import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { stateFile, stateRoute } from './states.files.ts';

/** The state's name in the asked language; `name` is what it is everywhere known by. */
const title = z.string();

/** A state in the list, with the names of the tests it admits by. */
const stateCard = stateFile.pick({ name: true, slug: true }).extend({ title, tests: z.array(z.string()) });
export type StateCard = z.infer<typeof stateCard>;

export const state = stateFile.extend({
  title,
  /** An exam that the catalog of exams no longer holds is named by neither id nor name. */
  routes: z.array(stateRoute.extend({ examName: z.string().optional() })),
});
export type StateDetail = z.infer<typeof state>;
export type StateRoute = StateDetail['routes'][number];

export const statesEndpoints = endpoints({
  'GET /states': { summary: 'States and union territories, by name', access: 'anyone', data: z.object({ states: z.array(stateCard) }) },
  'GET /states/:slug': {
    summary: 'How a state admits, by kind of course',
    access: 'anyone',
    // Anything may stand there; what matches nothing is a 404, not a 400.
    params: z.object({ slug: z.string() }),
    data: z.object({ state }),
  },
});
