/** The files of others that figures are made of, as they were read; not part of the repository. Another one is told by its sum. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface ReadInput {
  from: string;
  sha256: string;
  gives: string;
}

export const inputs: Readonly<Record<string, ReadInput>> = {
  'onet_Interests.txt': {
    from: 'O*NET database, Interests (dates 11/2023 and 02/2026), USDOL/ETA, CC BY 4.0',
    sha256: '6d9a78bc145c7813e1f59a4fc9e30008f806d416673f9bea132b204c7c79939a',
    gives: 'the interest letters of careers; the check on occupations as people',
  },
  'train.csv': {
    from: 'Open Psychometrics, RIASEC answers 2015-18',
    sha256: '2e2d6556528599bb1c71a587af59338196246c20fbb83858080e9dead3d91b4a',
    gives: 'means, spread and coefficients; no row of it',
  },
  'field_profiles.json': {
    from: 'made of the two above',
    sha256: 'e99b8b670a9e76d31d4478669f69a1f64749bf7cec6abc98517af4d41ebd9e95',
    gives: 'norms, and where each field points (profiles.ts)',
  },
};

/** What is to be said of a file before figures are made of it; nothing where it is the one that was read. */
export function otherThanRead(file: string): string | undefined {
  const known = inputs[basename(file)];
  if (!known) return `${file}: none of the files that docs/guidance.md has its figures from`;
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  return sum === known.sha256 ? undefined : `${file} is another file than was read: sha256 ${sum} instead of ${known.sha256}`;
}
