interface MonthStripProps {
  /** Twelve first letters in the reader's language. */
  letters: readonly string[];
  /** Months that count, 0 for January. */
  on: readonly number[];
  /** The same in words: "January and April". */
  label: string;
}

/** A year as a strip of months. */
export function MonthStrip({ letters, on, label }: MonthStripProps) {
  return (
    <svg viewBox="0 0 237 26" role="img" aria-label={label} className="block w-full max-w-90">
      {letters.map((letter, month) => {
        const lit = on.includes(month);
        return (
          <g key={month}>
            <rect x={month * 19.8} width="18" height="26" rx="4" className={lit ? 'fill-marigold' : 'fill-sand'} />
            <text
              x={month * 19.8 + 9}
              y="17.5"
              textAnchor="middle"
              fontSize="11"
              fontWeight={lit ? 750 : 500}
              className={lit ? 'fill-ink' : 'fill-ink-soft'}
            >
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
