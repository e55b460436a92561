import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { clientErrorLimits } from './impersonal.ts';

const { message, line, lines, route } = clientErrorLimits;

/** What broke in a browser and where in the code. Strict: nothing else is taken, so nothing else can be sent by mistake. */
export const clientError = z.strictObject({
  /** A script that threw, an uncaught promise, a screen that could not be drawn. */
  kind: z.enum(['error', 'rejection', 'screen']),
  message: z.string().max(message),
  /** Places in our own files, the innermost first. */
  stack: z.array(z.string().max(line)).max(lines),
  /** The pattern of the address, as /courses/:courseId. */
  route: z
    .string()
    .max(route)
    .regex(/^\/[a-zA-Z0-9/:*-]*$/),
  /** The family and its version, as "Chrome 120". */
  browser: z.string().regex(/^[A-Za-z]{2,20}(?: \d{1,4})?$/),
});
export type ClientError = z.infer<typeof clientError>;

export const clientErrorsEndpoints = endpoints({
  'POST /client-errors': {
    summary: 'Tells the operator what broke in a browser, without a word about who was there',
    access: 'anyone',
    body: clientError,
    data: z.object({}),
  },
});
