/** Above the list of a state: where its help is asked for, and whether a scheme of its own is known to us. */
import { stateSlug, type State } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { StateHelp } from '../../catalog/item/state-help.tsx';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { scholarshipsQueries } from './scholarships.queries.ts';

export function OwnHelp({ state, isOwnKnown }: { state: State; isOwnKnown: boolean }) {
  const text = useText(scholarshipsTexts);
  const stateName = useStateName();
  // Where it does not come, the list is whole without it.
  const help = useQuery(scholarshipsQueries.help(stateSlug(state))).data?.state.help;
  return (
    <section className="mb-4 max-w-prose" aria-label={text.askAt(stateName(state))}>
      <h2 className="mb-2 font-semibold">{text.askAt(stateName(state))}</h2>
      {!isOwnKnown && <p className="mb-2 text-ink-soft">{text.ownUnknown(stateName(state))}</p>}
      {help && <StateHelp help={help} />}
    </section>
  );
}
