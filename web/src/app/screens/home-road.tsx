import type { homeTexts } from '../../messages/home.ts';

/** The way from school to work as a picture. */
export function HomeRoad({ text }: { text: ReturnType<(typeof homeTexts)['in']>['road'] }) {
  const ahead = 'fill-card stroke-line-strong';
  return (
    <svg viewBox="0 0 460 336" role="img" aria-label={text.label} className="mx-auto w-full max-w-lg">
      <g fill="none" strokeWidth="13" strokeLinecap="round">
        <path d="M34 288C124 288 96 204 180 204s70 66 150 44S356 120 240 116 172 44 266 44h146" className="stroke-blue-pale" />
        <path d="M34 288C124 288 96 204 180 204s70 66 150 44" className="stroke-blue" />
      </g>
      <circle cx="34" cy="288" r="15" className="fill-ink" />
      <circle cx="180" cy="204" r="15" className="fill-blue" />
      <circle cx="330" cy="248" r="19" strokeWidth="5" className="fill-marigold stroke-card" />
      <g strokeWidth="4">
        <circle cx="240" cy="116" r="13" className={ahead} />
        <circle cx="266" cy="44" r="13" className={ahead} />
        <circle cx="412" cy="44" r="13" className={ahead} />
      </g>
      <g fontSize="19" fontWeight="650" className="fill-ink">
        <text x="6" y="326">
          {text.class10}
        </text>
        <text x="180" y="180" textAnchor="middle">
          {text.stream}
        </text>
        <text x="330" y="294" textAnchor="middle">
          {text.course}
        </text>
        <text x="216" y="123" textAnchor="end">
          {text.exam}
        </text>
        <text x="262" y="20" textAnchor="middle">
          {text.college}
        </text>
        <text x="412" y="82" textAnchor="middle">
          {text.career}
        </text>
      </g>
    </svg>
  );
}
