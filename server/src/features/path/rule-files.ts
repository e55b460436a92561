/** Reads catalog/rules/: who may begin or sit what. */
import { parseRuleLines } from '@disha/eligibility/lines';
import { parseRules } from '@disha/eligibility/read';
import type { Lines } from '@disha/eligibility/book';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadCatalog } from '../../catalog/shipped/shipped-folder.ts';

/** A line that cannot be read stops the start, not the first student who asks. */
function read(path: string): Lines {
  if (!existsSync(path)) return new Map();
  try {
    const lines = parseRuleLines(readFileSync(path, 'utf8'));
    for (const own of lines.values()) parseRules(own, 'A');
    return lines;
  } catch (error) {
    throw new BadCatalog(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function readRuleFiles(catalog: string): { courses: Lines; exams: Lines } {
  return { courses: read(join(catalog, 'rules', 'courses.csv')), exams: read(join(catalog, 'rules', 'exams.csv')) };
}
