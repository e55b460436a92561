import { placeSlug, type State } from '@disha/contract/taxonomy';
import { classNames } from './classes.ts';
import india from './india.svg?no-inline';
import { mapSize, onMap, type MapPlace } from './map-place.ts';

interface DotMapProps {
  /** All it says, in words. */
  label: string;
  /** Shown in a stronger colour. */
  state?: State | undefined;
  pins?: readonly (MapPlace & { id: string })[];
  /** From here a line leads to each pin. */
  home?: MapPlace | undefined;
  /** Only the part around the pins and the home. */
  isNear?: boolean;
  className?: string;
}

const leastNear = 22;
const around = 6;

/** The part of the map that holds all places, with some air. */
function boxAround(places: readonly MapPlace[]): readonly [x: number, y: number, width: number, height: number] {
  const dots = places.map(onMap);
  const [left, right] = [Math.min(...dots.map(([x]) => x)), Math.max(...dots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...dots.map(([, y]) => y)), Math.max(...dots.map(([, y]) => y))];
  const size = Math.max(leastNear, right - left + around * 2, bottom - top + around * 2);
  return [(left + right - size) / 2, (top + bottom - size) / 2, size, size];
}

/** The districts of India as dots; no border is drawn. The dots are a file of their own, which only pages that draw it fetch. */
export function DotMap({ label, state, pins = [], home, isNear = false, className }: DotMapProps) {
  const places = home === undefined ? pins : [...pins, home];
  const box = isNear && places.length > 0 ? boxAround(places) : ([0, 0, mapSize.width, mapSize.height] as const);
  /** A pin is as large on a part of the map as on all of it. */
  const unit = box[2] / mapSize.width;
  const start = home && onMap(home);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={box.map((one) => Math.round(one * 10) / 10).join(' ')}
      className={classNames('block h-auto w-full overflow-hidden', className)}
      fill="none"
      strokeLinecap="round"
      strokeWidth={isNear ? 0.75 : 1.15}
    >
      <use href={`${india}#india`} className="stroke-blue-soft forced-colors:stroke-[GrayText]" />
      {state !== undefined && <use href={`${india}#${placeSlug(state)}`} className="stroke-blue forced-colors:stroke-[Highlight]" />}
      {start &&
        pins.map((pin) => {
          const [x, y] = onMap(pin);
          return (
            <line
              key={pin.id}
              x1={start[0]}
              y1={start[1]}
              x2={x}
              y2={y}
              strokeWidth={1.1 * unit}
              strokeDasharray={`${2.8 * unit} ${2.2 * unit}`}
              className="stroke-marigold-line forced-colors:stroke-[CanvasText]"
            />
          );
        })}
      {pins.map((pin) => (
        <Pin key={pin.id} place={pin} radius={2.6 * unit} className="fill-marigold stroke-card forced-colors:fill-[CanvasText]" />
      ))}
      {home && <Pin place={home} radius={3.4 * unit} className="fill-ink stroke-card forced-colors:fill-[Highlight]" />}
    </svg>
  );
}

function Pin({ place, radius, className }: { place: MapPlace; radius: number; className: string }) {
  const [x, y] = onMap(place);
  return <circle cx={x} cy={y} r={radius} strokeWidth={radius / 3} className={className} />;
}
