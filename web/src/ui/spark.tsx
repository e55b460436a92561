import { UnknownBar } from './range-bar.tsx';

export interface SparkPoint {
  year: number;
  value: number;
}

interface SparkProps {
  /** The same in words; what it shows stands as text below it too. */
  label: string;
  /** By year; one is a dot, none a hatch. */
  points: readonly SparkPoint[];
  /** Our call for the next year, as a ring on a bar. */
  call?: { low: number; value: number; high: number } | undefined;
}

const [top, bottom] = [10, 56];

/** How one figure went from year to year. A small one stands at the bottom. */
export function Spark({ label, points, call }: SparkProps) {
  if (points.length === 0) return <UnknownBar className="h-9!" />;
  const all = [...points.map(({ value }) => value), ...(call ? [call.low, call.high] : [])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => (most === least ? (top + bottom) / 2 : bottom - ((bottom - top) * (value - least)) / (most - least));
  const years = points.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years) + (call ? 1 : 0)];
  const x = (year: number) => (first === last ? 150 : 10 + (280 * (year - first)) / (last - first));
  const sorted = [...points].sort((a, b) => a.year - b.year);
  return (
    <svg role="img" aria-label={label} viewBox="0 0 300 66" className="block w-full max-w-105 overflow-visible text-blue" fill="none">
      {call && (
        <line
          x1={x(last)}
          x2={x(last)}
          y1={y(call.low)}
          y2={y(call.high)}
          strokeWidth="10"
          strokeLinecap="round"
          className="stroke-blue-soft"
        />
      )}
      <path d={`M${sorted.map(({ year, value }) => `${x(year)} ${y(value)}`).join('L')}`} stroke="currentColor" strokeWidth="2.5" />
      {sorted.map(({ year, value }) => (
        <circle key={year} cx={x(year)} cy={y(value)} r="4" fill="currentColor" />
      ))}
      {call && <circle cx={x(last)} cy={y(call.value)} r="5" strokeWidth="2.5" stroke="currentColor" className="fill-card" />}
    </svg>
  );
}
