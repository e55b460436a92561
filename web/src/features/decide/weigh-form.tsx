import { useBecause } from './use-because.ts';
import { decideTexts } from '../../messages/decide.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { criteria, ownLength, ratings, weights, type Criterion, type Rating, type Weighing, type WeightWord } from './criteria.ts';
import { leastThings, mostThings } from './weigh.ts';
import type { ShortlistItem } from './use-shortlist.ts';

interface WeighFormProps {
  items: readonly ShortlistItem[];
  weighing: Weighing;
  onChange: (weighing: Weighing) => void;
}

/** What a thing is called: one's own by its own words. */
export function useThingName(weighing: Pick<Weighing, 'own'>): (thing: Criterion) => string {
  const text = useText(decideTexts);
  return (thing) => (thing === 'own' && weighing.own.trim() !== '' ? weighing.own.trim() : text.things[thing]);
}

export function WeighForm(props: WeighFormProps) {
  return (
    <>
      <Matters {...props} />
      <Ratings {...props} />
    </>
  );
}

function Matters({ weighing, onChange }: WeighFormProps) {
  const text = useText(decideTexts);
  const { matters } = weighing;
  const count = Object.keys(matters).length;
  const put = (thing: Criterion, weight: WeightWord | undefined) => {
    const { [thing]: _before, ...others } = matters;
    onChange({ ...weighing, matters: weight === undefined ? others : { ...others, [thing]: weight } });
  };
  return (
    <Card as="section" title={text.matters.title}>
      <p className="mb-2 text-ink-soft">{text.matters.hint}</p>
      <ul className="divide-y divide-line">
        {criteria.map((thing) => (
          <li key={thing} className="grid items-center gap-x-4 py-1 sm:grid-cols-[1fr_12rem]">
            <Checkbox
              label={text.things[thing]}
              checked={matters[thing] !== undefined}
              onChange={(isChosen) => {
                if (!isChosen || count < mostThings) put(thing, isChosen ? 'some' : undefined);
              }}
            />
            {matters[thing] !== undefined && (
              <Field label={text.matters.weight(text.things[thing])} labelHidden className="pb-1 ps-8 sm:ps-0 sm:pb-0">
                {(control) => (
                  <Select
                    {...control}
                    value={matters[thing] ?? 'some'}
                    options={weights.map((word) => ({ value: word, label: text.weights[word] }))}
                    onChange={({ target }) => put(thing, target.value as WeightWord)}
                  />
                )}
              </Field>
            )}
            {thing === 'own' && matters.own !== undefined && (
              <Field label={text.matters.own} hint={text.matters.ownHint} className="pb-2 ps-8 sm:col-span-2">
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={ownLength}
                    value={weighing.own}
                    onChange={({ target }) => onChange({ ...weighing, own: target.value })}
                  />
                )}
              </Field>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 font-semibold text-rust empty:hidden">
        {count < leastThings && text.matters.few}
        {count >= mostThings && text.matters.many}
      </p>
    </Card>
  );
}

function Ratings({ items, weighing, onChange }: WeighFormProps) {
  const text = useText(decideTexts);
  const nameOf = useThingName(weighing);
  const chosen = criteria.filter((thing) => weighing.matters[thing] !== undefined);
  const rate = (thing: Criterion, item: string, rating: Rating | undefined) => {
    const { [item]: _before, ...others } = weighing.ratings[thing] ?? {};
    const ofThing = rating === undefined ? others : { ...others, [item]: rating };
    onChange({ ...weighing, ratings: { ...weighing.ratings, [thing]: ofThing } });
  };
  if (chosen.length === 0) return null;
  return (
    <Card as="section" title={text.rate.title}>
      <p className="mb-3 text-ink-soft">{text.rate.hint}</p>
      <div className="grid gap-6">
        {chosen.map((thing) => (
          <fieldset key={thing} className="min-w-0">
            <legend className="mb-2 font-semibold">{nameOf(thing)}</legend>
            <ul className="grid gap-3">
              {items.map((item) => (
                <ItemRating
                  key={item.id}
                  name={text.rate.rating(nameOf(thing), item.name)}
                  thing={thing}
                  item={item}
                  own={weighing.ratings[thing]?.[item.id]}
                  onRate={(rating) => rate(thing, item.id, rating)}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

interface ItemRatingProps {
  name: string;
  thing: Criterion;
  item: ShortlistItem;
  own: Rating | undefined;
  onRate: (rating: Rating | undefined) => void;
}

function ItemRating({ name, thing, item, own, onRate }: ItemRatingProps) {
  const { rate } = useText(decideTexts);
  const because = useBecause();
  const known = item.known[thing];
  return (
    <li className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-[1fr_14rem]">
      <div className="min-w-0 wrap-break-word">
        <span className="font-semibold">{item.name}</span>
        <p className="text-sm text-ink-soft">{known ? because(known.because) : rate.open}</p>
      </div>
      <div>
        <Field label={name} labelHidden>
          {(control) => (
            <Select
              {...control}
              value={own ?? ''}
              placeholder={known ? rate.known(rate.levels[known.rating]) : rate.none}
              options={ratings.map((rating) => ({ value: String(rating), label: rate.levels[rating] }))}
              onChange={({ target }) => onRate(ratings.find((rating) => String(rating) === target.value))}
            />
          )}
        </Field>
        {(own !== undefined || known) && (
          <Chip tone={own === undefined ? 'leaf' : 'line'} className="mt-1">
            {own === undefined ? rate.byFacts : rate.byYou}
          </Chip>
        )}
      </div>
    </li>
  );
}
