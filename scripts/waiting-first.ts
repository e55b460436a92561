/**
 * Tests that start whole servers wait for most of their time. They come first, while `npm test` lints and compiles beside them; at the end
 * a core would be idle.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

function turnOf({ moduleId, project }: TestSpecification): number {
  // Workers are kept within a project, so the rest of it follows.
  if (project.name !== 'server') return 2;
  return /started-server|spawn/.test(readFileSync(moduleId, 'utf8')) ? 0 : 1;
}

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turns = new Map(files.map((file) => [file, turnOf(file)]));
    return (await super.sort(files)).sort((a, b) => (turns.get(a) ?? 2) - (turns.get(b) ?? 2));
  }
}
