import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { Card } from '../../../ui/card.tsx';

/** Whose rules of freeze, float and slide we have read. */
const freezes = ['josaa', 'csab'];

/** Whether the true order is safe in this counselling, and what may be done with a seat after a round; each with where it is from. */
export function OrderWords({ counselling }: { counselling: string }) {
  const { order, after } = useText(myListTexts);
  const known = order.orders[counselling];
  const source = 'text-sm text-ink-soft';
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card as="section" title={order.title} className="grid content-start gap-2">
        <p>{known?.words ?? order.other}</p>
        <p>{order.yours}</p>
        {known && <p className={source}>{order.source(known.source)}</p>}
      </Card>
      <Card as="section" title={after.title} className="grid content-start gap-2">
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
      </Card>
    </div>
  );
}
