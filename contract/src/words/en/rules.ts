const columns = {
  certainty: 'certainty',
  after: 'after',
  degree: 'degree',
  subjects: 'subjects',
  marks: 'marks',
  age: 'age',
  person: 'person',
  check: 'to check',
  gives: 'ends in',
};
const named = (column: string) => (columns as Readonly<Record<string, string>>)[column] ?? column;

export const texts = {
  'rules.meaning': 'What the rule says',
  'rules.unreadable': ({ line, column, word }: { line: number; column: string; word: string }) =>
    `Line ${line}, ${named(column)}: “${word}” cannot be read`,
  'rules.certainty': ({ line }: { line: number }) => `Line ${line}: say how certain it is`,
  'rules.oneFirst': 'Exactly one line has no way: it holds what all ask',
};
