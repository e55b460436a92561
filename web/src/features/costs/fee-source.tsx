import type { FeeBand } from '@disha/contract/fees';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { isOldBand, useFeeWords } from '../../catalog/shared/use-fee-words.ts';
import { costsTexts } from '../../messages/costs.ts';
import { feesTexts } from '../../messages/fees.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Summary } from '../../ui/summary.tsx';
import { keyOfBand, type FeeOffer } from './fee-offers.ts';

interface FeeSourceProps {
  offers: readonly FeeOffer[];
  /** The one that the sheet's fees are of. */
  chosen: FeeOffer | undefined;
  /** What was read in no notice: told, and filled in nowhere. */
  typical: readonly FeeBand[];
  onChoose: (offer: FeeOffer | undefined) => void;
}

/** Whose fees stand in the sheet, and where they are from. */
export function FeeSource({ offers, chosen, typical, onChoose }: FeeSourceProps) {
  const text = useText(costsTexts);
  const fees = useText(feesTexts);
  const inWords = useFeeWords();
  const fold = useEntryFold('where fees are from');
  return (
    <div className="print:hidden">
      {offers.length > 0 && (
        <Field label={text.fill.label} className="max-w-xl">
          {(control) => (
            <Select
              {...control}
              value={chosen?.key ?? ''}
              placeholder={text.fill.own}
              options={offers.map(({ key, band }) => ({
                value: key,
                label: `${band.basis === 'own' ? fees.own : fees.types[band.type]}: ${band.scope}`,
              }))}
              onChange={({ target }) => onChoose(offers.find(({ key }) => key === target.value))}
            />
          )}
        </Field>
      )}
      <details {...fold} className="text-sm">
        <Summary>{text.fill.from}</Summary>
        {chosen && (
          <p className="text-ink-soft">
            {text.fill.hint(inWords(chosen.band))} {chosen.band.note !== undefined && `${chosen.band.note} `}
            {chosen.band.year !== null && `${fees.setFor(chosen.band.year)} `}
            {isOldBand(chosen.band) && `${fees.old} `}
            <SourceText say={fees.source} source={chosen.band.source} />
          </p>
        )}
        {typical.length > 0 && (
          <>
            <p className="mt-2 text-ink-soft">{text.fill.unread}</p>
            <ul className="mt-1">
              {typical.map((band) => (
                <li key={keyOfBand(band)}>
                  {fees.types[band.type]}: {inWords(band)}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-2 text-ink-soft">{text.honest}</p>
      </details>
    </div>
  );
}
