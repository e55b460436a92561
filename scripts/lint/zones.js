/** Who may import whom. The features are the folders on disk: a new feature is walled in from its first line. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `target` may not reach into any of `from`; nor may its tests, unless it is said.
 * @param {string} target
 * @param {string | string[]} from
 * @param {string} message
 * @param {string} but the one part of them that it may reach into
 * @param {string} here the one part of it that may
 */
const never = (target, from, message, testsToo = true, but = '', here = '') => ({
  target,
  from: [from].flat(),
  message,
  testsToo,
  but,
  here,
});

/** @param {string[]} names */
const server = (names) => names.map((name) => `./server/src/${name}`);
/** @param {string[]} names */
const web = (names) => names.map((name) => `./web/src/${name}`);

/** @param {string} root where the app stands */
export function zonesFor(root) {
  const foldersIn = (/** @type {string} */ path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const serverTop = ['main.ts', 'purge.ts', 'app.ts', 'wiring', 'catalogs.ts', 'features', 'cli', 'testing'];
  /** @type {(side: 'server' | 'web', above: string[], message: string) => ReturnType<typeof never>[]} */
  const apart = (side, above, message) =>
    foldersIn(`${side}/src/features`).map((feature, _, features) =>
      never(
        `./${side}/src/features/${feature}`,
        [...features.filter((other) => other !== feature).map((other) => `./${side}/src/features/${other}`), ...above],
        message,
      ),
    );

  return [
    never('./web', './server', 'web and server share the contract only'),
    never('./server', './web', 'web and server share the contract only'),
    // Behind a dynamic import: no page that has a line loads it.
    never(
      './web',
      './guidance',
      'guidance is for the server, and for the quiz of a device without a line',
      true,
      '',
      './web/src/features/quiz/device',
    ),
    // A list is judged on the device: that part of the chances is the browser's too. The rest comes with a pack of closing ranks, when it
    // is asked: behind a dynamic import.
    never(
      './web',
      './chances',
      'chances are for the server, but for lists, and for what a pack is asked',
      true,
      './chances/src/lists',
      './web/src/features/chances/device',
    ),
    never(
      './search',
      ['./server', './web', './guidance', './chances', './eligibility', './catalog', './contract'],
      'the search knows nothing of what it searches',
    ),
    never(
      './contract',
      ['./server', './web', './guidance', './chances', './eligibility', './catalog'],
      'the contract depends on zod and the search alone',
    ),
    never('./guidance/src', ['./server', './web', './chances', './eligibility', './catalog'], 'guidance is pure'),
    never('./chances/src', ['./server', './web', './guidance', './eligibility', './catalog'], 'chances are pure', false),
    // Ways of a plan fail together as the lines of a list do.
    never(
      './eligibility/src',
      ['./server', './web', './guidance', './chances', './catalog'],
      'eligibility is pure',
      true,
      './chances/src/lists',
    ),
    // Server: main > app > wiring > features > catalog | identity | mail | ai > pages | http | ops | db.
    never('./server/src/wiring', server(['main.ts', 'purge.ts', 'app.ts']), 'one way down'),
    never('./server/src/catalogs.ts', server(['main.ts', 'purge.ts', 'app.ts', 'wiring']), 'one way down'),
    ...['catalog', 'identity', 'mail', 'ai'].map((folder) => never(`./server/src/${folder}`, server(serverTop), 'one way down', false)),
    ...['pages', 'http', 'ops', 'db'].map((folder) =>
      never(`./server/src/${folder}`, server([...serverTop, 'catalog', 'identity', 'mail', 'ai']), 'one way down', false),
    ),
    ...apart(
      'server',
      server(['catalogs.ts', 'wiring', 'app.ts', 'main.ts']),
      'features never import each other: a need is a parameter, handed over in wiring/',
    ),
    // Web: app > features > catalog > session > api > ui | messages.
    ...apart('web', web(['app', 'main.tsx']), 'features never import each other: a need is a slot, handed over in the route table'),
    never('./web/src/catalog', web(['app', 'features']), 'one way down'),
    never('./web/src/session', web(['app', 'features', 'catalog']), 'one way down'),
    never('./web/src/api', web(['app', 'features', 'catalog', 'session']), 'one way down; the session registers itself'),
    never('./web/src/ui', web(['app', 'features', 'catalog', 'session', 'api']), 'one way down'),
    never('./web/src/messages', web(['app', 'features', 'catalog', 'session', 'api', 'ui']), 'one way down'),
  ];
}
