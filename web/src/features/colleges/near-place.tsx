import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { useFact } from '../../session/use-fact.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CollegeFilters } from './college-list.ts';

/**
 * The colleges of a place first, then the next ones. The place is typed, or found by the device when its button is pressed:
 * the position stays there, and only the name of a district is asked for.
 */
export function NearPlace({ set }: Pick<CollegeFilters, 'set'>) {
  const text = useText(collegesTexts);
  const { isBusy, failed, find } = useOwnDistrict((district, state) => {
    set('near', district, { state, district: '' });
  });
  const home = useFact('district', 'colleges');
  const [typed, setNear] = useEntryState<string | null>('near', null);
  const near = typed ?? home ?? '';
  const note = useId();
  return (
    <form
      className="col-span-full grid gap-2 sm:flex sm:flex-wrap sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        // A student who asks for what is near wants it across the border too.
        if (near.trim() !== '') set('near', near.trim(), { state: '', district: '' });
      }}
    >
      <Field label={text.near.label} className="min-w-0 sm:w-64">
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            placeholder={text.near.hint}
            autoComplete="off"
            value={near}
            onChange={({ target }) => setNear(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="quiet">
          {text.near.show}
        </Button>
        <Button look="plain" busy={isBusy} aria-describedby={note} onClick={find}>
          <LocateFixed aria-hidden="true" className="size-5" />
          {text.near.mine}
        </Button>
      </div>
      <p id={note} role="status" className="text-sm text-ink-soft sm:basis-full">
        {failed ? text.near.failed : text.near.mineNote}
      </p>
    </form>
  );
}

/** The nearest district, worked out on the device; with its state where another state has a district of that name. */
function useOwnDistrict(found: (district: string, state: string) => void) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const find = () => {
    setState('busy');
    const give = async ({ coords }: GeolocationPosition) => {
      const { nearestDistrict } = await import('./nearest-district.ts');
      const { district, state: ofState } = nearestDistrict(coords);
      found(district, ofState);
      setState('idle');
    };
    const fail = () => {
      setState('failed');
    };
    if (!('geolocation' in navigator)) fail();
    else
      navigator.geolocation.getCurrentPosition(
        (position) => {
          give(position).catch(fail);
        },
        fail,
        { timeout: 15_000, maximumAge: 600_000 },
      );
  };
  return { isBusy: state === 'busy', failed: state === 'failed', find };
}
