/** The same text as JSON.stringify writes, made in short turns: a list of thousands would otherwise be one long one. */
const step = 200;

export async function jsonInTurns(value: Readonly<Record<string, unknown>>, pause: () => Promise<void>): Promise<string> {
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    fields.push(`${JSON.stringify(name)}:${Array.isArray(field) ? await list(field, pause) : JSON.stringify(field)}`);
  }
  return `{${fields.join(',')}}`;
}

async function list(items: readonly unknown[], pause: () => Promise<void>): Promise<string> {
  const parts: string[] = [];
  for (let start = 0; start < items.length; start += step) {
    parts.push(JSON.stringify(items.slice(start, start + step)).slice(1, -1));
    await pause();
  }
  return `[${parts.join(',')}]`;
}
