import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Folded } from '../../../ui/folded.tsx';

/** Whose rules of freeze, float and slide we have read. */
const freezes = ['josaa', 'csab'];

/** Whether the true order is safe in this counselling, and what may be done with a seat after a round; each with where it is from. */
export function OrderWords({ counselling }: { counselling: string }) {
  const { order, after } = useText(myListTexts);
  const known = order.orders[counselling];
  const source = 'text-sm text-ink-soft';
  return (
    <div>
      <Folded title={order.title} {...useEntryFold('order of a list')}>
        <p>{known?.words ?? order.other}</p>
        <p>{order.yours}</p>
        {known && <p className={source}>{order.source(known.source)}</p>}
      </Folded>
      <Folded title={after.title} {...useEntryFold('after a round')}>
        {freezes.includes(counselling) ? (
          <>
            <ul className="list-disc ps-5">
              {[after.freeze, after.float, after.slide].map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p>{after.more}</p>
            <p>{after.withdraw}</p>
            <p className={source}>{order.source(after.source)}</p>
          </>
        ) : (
          <>
            <p>{after.other}</p>
            <p>{after.withdraw}</p>
          </>
        )}
      </Folded>
    </div>
  );
}
