import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inputs, otherThanRead } from '../cli/inputs.ts';

it('tells a file of others that is not the one the figures were made of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disha-inputs-'));
  try {
    for (const [name, { sha256 }] of Object.entries(inputs)) {
      writeFileSync(join(folder, name), 'something else');
      expect(otherThanRead(join(folder, name))).toContain(`instead of ${sha256}`);
    }
    writeFileSync(join(folder, 'theirs.csv'), '');
    expect(otherThanRead(join(folder, 'theirs.csv'))).toContain('none of the files');
    const [name = '', known] = Object.entries(inputs)[0] ?? [];
    const sum = createHash('sha256').update('something else').digest('hex');
    Object.assign(inputs, { [name]: { ...known, sha256: sum } });
    expect(otherThanRead(join(folder, name))).toBeUndefined();
    Object.assign(inputs, { [name]: known });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
