/** The line this phone is on, where its browser tells. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** A person who saves data, or has hardly a line, is asked before anything is fetched that no page has asked for. */
export function mayFetchUnasked(): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}
