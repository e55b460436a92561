import type { ComparisonRow } from '../../catalog/shared/comparison.ts';
import { useLocalKnowledge } from '../../catalog/next/local-knowledge.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useText } from '../../messages/locale.ts';
import type { ComparedCollege } from './compared-college.ts';

/** What it teaches of the courses in the plan and among what is kept on this device; no row where there are none. */
export function useWantedRow(): readonly ComparisonRow<ComparedCollege>[] {
  const { rows } = useText(compareTexts);
  const { wanted } = useLocalKnowledge();
  const taught = (college: ComparedCollege) => college.courses.filter(({ courseId }) => wanted.has(courseId));
  if (wanted.size === 0) return [];
  return [
    {
      id: 'wanted',
      label: rows.wanted,
      of: (college) => taught(college).map(({ courseName, basis }) => (basis === 'kind' ? rows.usual(courseName) : courseName)),
      none: rows.noneWanted,
      isWeak: (college) => taught(college).every(({ basis }) => basis === 'kind'),
    },
  ];
}
