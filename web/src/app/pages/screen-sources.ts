/** On the server only: which source files hold the parts of a screen, so that a page can name the code it will need. */

/** What the route table puts screens together of. */
const modules = import.meta.glob<Record<string, unknown>>([
  '../screens/*-screen.tsx',
  '../../features/*/*-{screen,button}.tsx',
  '../../catalog/*/*-item-button.tsx',
]);

let known: Promise<ReadonlyMap<unknown, string>> | undefined;

async function look(): Promise<ReadonlyMap<unknown, string>> {
  const found = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const file = path.startsWith('../../') ? `src/${path.slice(6)}` : `src/app/${path.slice(3)}`;
      return Object.values(await load()).map((part) => [part, file] as const);
    }),
  );
  return new Map(found.flat());
}

export async function screenSourcesOf(parts: readonly unknown[]): Promise<readonly string[]> {
  known ??= look();
  const files = await known;
  return parts.flatMap((part) => files.get(part) ?? []);
}
