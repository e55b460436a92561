/** What a course costs, band by band, each with whom it is for, its year and its source. */
import { bandsIn } from '@disha/contract/fees.words';
import type { FeeBand } from '@disha/contract/fees';
import { feesTexts } from '../../messages/fees.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { useFact } from '../../session/use-fact.ts';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { GuideLink } from './guide-links.tsx';
import { SourceText } from './source-text.tsx';
import { isDear, isOldBand, useFeeWords } from '../shared/use-fee-words.ts';

/** Of one college: there is no state to choose. */
export function CollegeFees({ bands }: { bands: readonly FeeBand[] }) {
  const text = useText(feesTexts);
  return (
    <>
      {bands.some(({ basis }) => basis === 'type') && <p className="mb-3 text-ink-soft">{text.ofType}</p>}
      <Bands bands={bands} />
    </>
  );
}

/** Of a course everywhere: those of one state at a time, the student's own first. */
export function FeesByState({ bands }: { bands: readonly FeeBand[] }) {
  const text = useText(feesTexts);
  const stateName = useStateName();
  const own = useFact('state', 'fees');
  const [chosen, setChosen] = useEntryState<string | undefined>('state of fees', undefined);
  const states = [...new Set(bands.flatMap(({ state }) => state ?? []))].sort((a, b) => stateName(a).localeCompare(stateName(b)));
  const state = chosen ?? (own !== undefined && states.includes(own) ? own : '');
  return (
    <>
      <p className="mb-3 text-ink-soft">{text.lead}</p>
      {states.length > 0 && (
        <Field label={text.state} className="mb-4 max-w-sm">
          {(control) => (
            <Select
              {...control}
              value={state}
              placeholder={text.allIndia}
              options={states.map((value) => ({ value, label: stateName(value) }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Field>
      )}
      <Bands bands={bandsIn(bands, state === '' ? undefined : state)} />
    </>
  );
}

function Bands({ bands }: { bands: readonly FeeBand[] }) {
  const text = useText(feesTexts);
  const teaching = bands.filter(({ what }) => what === 'tuition');
  const living = bands.filter(({ what }) => what === 'hostel');
  return (
    <>
      {bands.some(isOldBand) && <p className="mb-3 border-s-[3px] border-marigold ps-3 text-ink-soft">{text.old}</p>}
      <List bands={[...teaching.filter((band) => !isDear(band)), ...teaching.filter(isDear)]} />
      {bands.some(isDear) && <GuideLink id="paid-seats" />}
      {living.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">{text.living}</h3>
          <List bands={living} />
        </>
      )}
    </>
  );
}

function List({ bands }: { bands: readonly FeeBand[] }) {
  return (
    <ul className="divide-y divide-line">
      {bands.map((band) => (
        <Band key={`${band.type} ${band.state} ${band.scope} ${band.from}`} band={band} />
      ))}
    </ul>
  );
}

function Band({ band }: { band: FeeBand }) {
  const text = useText(feesTexts);
  const inWords = useFeeWords();
  const stateName = useStateName();
  const { type, basis, state, scope, note, year, certainty, source } = band;
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {basis === 'own' ? text.own : text.types[type]}
          {state !== undefined && basis !== 'own' && <span className="font-normal text-ink-soft"> · {stateName(state)}</span>}
        </span>
        <span className={certainty === 'C' ? 'text-ink-soft tabular-nums' : 'font-semibold tabular-nums'}>{inWords(band)}</span>
      </p>
      <p>{scope}</p>
      {isDear(band) && (
        <p className="mt-1">
          <Chip tone="gold">{text.dear}</Chip>
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        {note !== undefined && <>{note} </>}
        {year !== null && <>{text.setFor(year)} </>}
        {certainty === 'C' ? text.unread : <SourceText say={text.source} source={source} />}
      </p>
    </li>
  );
}
