/** Of all names, those that somebody who read them wrote otherwise: a village's spelling, say, or where its name begins. */

export interface ReadName {
  key: string;
  /** As the rules made it when it was read. */
  read: string;
  name: string;
}

/** A name that the register or the rules have changed since has not been read: it stays as they make it. */
export function asRead(table: readonly ReadName[]): (key: string, name: string) => string {
  const byKey = new Map(table.map((row) => [row.key, row]));
  return (key, name) => {
    const row = byKey.get(key);
    return row?.read === name ? row.name : name;
  };
}
