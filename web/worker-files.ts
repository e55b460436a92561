/** Which of the built files the worker keeps from the first day, and which once somebody wants everything kept. */
export type BuiltManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[]; name?: string }
>;

/** The shell, the quiz to its result, what answers without a network, and what of all that is said in each language. */
const first = [
  /^index\.html$/,
  /^src\/app\/offline/,
  // Closing ranks are asked of a pack alone, with which everything is kept.
  /^src\/features\/\w+\/\w+\.offline\.ts$/,
  /^src\/features\/(quiz|offline)\//,
  // The buttons of every item: a screen that shows one waits for them.
  /^src\/(features\/(bookmarks\/bookmark|compare\/compare)|catalog\/item\/share-item)-button/,
  // What seals a file of one's own things is fetched with the press.
  /^src\/session\/phrase-words/,
  /^src\/messages\/[a-z]+\/(quiz|offline|common|answers)\.ts$/,
];
/** Screens of the desk, which are not opened on a train. */
const never = [/^src\/(features|messages\/[a-z]+)\/desk/];

const anyOf = (patterns: readonly RegExp[], key: string) => patterns.some((pattern) => pattern.test(key));

export function filesToKeep(built: BuiltManifest): { first: string[]; later: string[] } {
  const reach = (keys: readonly string[]) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = built[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
      chunk.imports?.forEach(visit);
      // What it says, in every language: also what a quiz that is made here says.
      chunk.dynamicImports?.filter((name) => /^(src\/messages|(\.\.\/\w+\/)?src\/words)\//.test(name)).forEach(visit);
    };
    keys.forEach(visit);
    return files;
  };
  // Files of several: what every page says, and the buttons of every item with their words.
  const isSaid = (key: string) => /^(words-|buttons)/.test(built[key]?.name ?? '');
  const keys = Object.keys(built);
  const early = reach(keys.filter((key) => anyOf(first, key) || isSaid(key)));
  const all = reach(keys.filter((key) => !anyOf(never, key)));
  return { first: [...early].sort(), later: [...all].filter((file) => !early.has(file)).sort() };
}
