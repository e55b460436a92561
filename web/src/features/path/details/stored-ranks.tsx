import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { paths } from '../../../paths.ts';
import { forgetRank, storedRanks } from '../../../session/stored-ranks.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Ranks are told in the feature of chances, which knows the lists; here they stand among the other details, and can be forgotten. */
export function StoredRanks() {
  const { ranks: text } = useText(detailsTexts);
  const format = useFormat();
  const ranks = storedRanks.useValue();
  return (
    <Card as="section" title={text.title} className="mt-4">
      <p>{ranks.length === 0 ? text.none : text.lead}</p>
      {ranks.length > 0 && (
        <ul className="mt-2">
          {ranks.map(({ counselling, list, name, value, category }) => (
            <li key={`${counselling} ${list}`} className="flex flex-wrap items-center justify-between gap-2">
              <span>{text.one(name, format.number(value), category)}</span>
              <Button look="quiet" onClick={() => forgetRank({ counselling, list })} aria-label={text.forgetOne(name)}>
                {text.forget}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={paths.chances} look="quiet" className="mt-2">
        {ranks.length === 0 ? text.tell : text.change}
      </LinkButton>
    </Card>
  );
}
