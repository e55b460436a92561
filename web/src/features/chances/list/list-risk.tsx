import { fittedBasis } from '@disha/chances/lists/fitted';
import type { JudgedList } from '@disha/chances/lists/judge';
import { saidPercent } from '@disha/chances/lists/judge';
import type { Counselling } from '@disha/contract/chances';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Card } from '../../../ui/card.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { useNameOf } from './names.ts';
import type { MyList } from './my-lists.ts';

/** From here a list is called risky, and below the second one safe. */
const [risky, safe] = [0.1, 0.02];
/** Less than this is said in words: nothing is certain. */
const leastSaid = 0.01;

/** The whole list in a sentence with a bar, what follows from it, and how far such sentences are to be trusted. */
export function ListRisk({ list, judged, counselling }: { list: MyList; judged: JudgedList; counselling: Counselling }) {
  const text = useText(myListTexts);
  const format = useFormat();
  const nameOf = useNameOf(counselling);
  const fold = useEntryFold('how sure the list is');
  const { withoutSeat, mostLikely } = judged;
  const count = (share: number) => format.number(saidPercent(share));
  const basis = fittedBasis(counselling.id);
  const likeliest = list.lines.find(({ id }) => id === mostLikely);
  const without = judged.lines.filter(({ probability }) => probability === null).length;
  return (
    <Card as="section" title={text.judged} className="grid gap-2">
      {list.isMixed === true && <p role="alert">{text.mixed}</p>}
      {withoutSeat === null ? (
        <p>{text.noCall}</p>
      ) : (
        <>
          {/* Said again after every move; a screen reader says the place first. */}
          <p className="text-lg font-semibold" aria-live="polite">
            {withoutSeat.risk < leastSaid ? text.lessThanOne : text.risk(count(withoutSeat.risk))}
          </p>
          <RiskBar label={text.bar} from={withoutSeat.from} risk={withoutSeat.risk} to={withoutSeat.to} />
          <p>{withoutSeat.risk >= risky ? text.advice.risky : withoutSeat.risk >= safe ? text.advice.thin : text.advice.safe}</p>
          <Folded title={text.howSure} {...fold}>
            <p>{withoutSeat.to < leastSaid ? text.rangeLess : text.range(count(withoutSeat.from), count(withoutSeat.to))}</p>
            {likeliest && <p>{text.mostLikely(nameOf(likeliest))}</p>}
            {without > 0 && <p>{text.someWithout(format.number(without))}</p>}
            {basis && basis.triedOn.length > 0 && <p>{text.basis(format.list(basis.triedOn.map(({ year }) => String(year))))}</p>}
          </Folded>
        </>
      )}
    </Card>
  );
}

/** Filled as far as is said; paler as far as a hard year. The figures stand in the text. */
function RiskBar({ label, from, risk, to }: { label: string; from: number; risk: number; to: number }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="h-3 w-full overflow-hidden rounded-full bg-sand"
    >
      <rect width={100 * to} height="6" className="fill-marigold-tint" />
      <rect width={100 * risk} height="6" className="fill-marigold" />
      <rect x={Math.max(0, 100 * from - 0.3)} width="0.6" height="6" className="fill-ink" />
    </svg>
  );
}
