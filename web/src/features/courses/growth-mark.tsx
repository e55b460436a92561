import type { Course } from '@disha/contract/courses';

const steps = { limited: 1, average: 2, good: 3, excellent: 4 } as const;

/** Four rising columns, filled as far as the prospects go. The word stands beside it. */
export function GrowthMark({ growth }: { growth: Course['careerOptions'][number]['growthProspects'] }) {
  return (
    <svg viewBox="0 0 22 16" aria-hidden="true" className="h-4 w-5.5 flex-none">
      {[4, 8, 12, 16].map((height, index) => (
        <rect
          key={height}
          x={index * 6}
          y={16 - height}
          width="4"
          height={height}
          rx="1"
          className={index < steps[growth] ? 'fill-leaf' : 'fill-sand'}
        />
      ))}
    </svg>
  );
}
