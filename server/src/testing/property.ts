/** fast-check with a seed we know: the same cases in every `npm test`, others where SEED says so, as in the long runs. */
import fc from 'fast-check';

export const seed = Number(process.env['SEED'] ?? 2026);
fc.configureGlobal({ seed });

export { fc };
