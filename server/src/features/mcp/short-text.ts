/** A result as short text, for assistants that read no structured content: a line a fact, without what is empty. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isSimple = (value: unknown) => typeof value !== 'object' || value === null;

function linesOf(value: unknown, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (Array.isArray(value))
    return value.flatMap((each) => {
      if (isSimple(each)) return [`${indent}- ${each}`];
      const [first = '', ...rest] = linesOf(each, depth + 1);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    });
  return Object.entries(value as object).flatMap(([name, each]) => {
    if (isEmpty(each)) return [];
    if (isSimple(each)) return [`${indent}${name}: ${each}`];
    if (Array.isArray(each) && each.every(isSimple)) return [`${indent}${name}: ${each.join('; ')}`];
    return [`${indent}${name}:`, ...linesOf(each, depth + 1)];
  });
}

export const shortText = (result: object): string => linesOf(result, 0).join('\n');
