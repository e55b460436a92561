/**
 * Zod tries `new Function` to see whether it may; our content security policy forbids that, and a browser reports the mere
 * attempt. Zod reads this when it is loaded, which is later: with the first form.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
