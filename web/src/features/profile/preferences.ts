import type { ProfileBody } from '@disha/contract/profile';
import type { User } from '@disha/contract/user';

/** The edit form as it stands: '' is "not chosen". */
export interface Preferences {
  name: string;
  class: string;
  state: string;
  stream: string;
  field: string;
}

const nothing = { class: '', state: '', stream: '' };

/** What the account does not say, the details on this device do: shown in the form, sent when it is saved. */
export function preferencesOf(user: User, entered: Pick<Preferences, 'class' | 'state' | 'stream'> = nothing): Preferences {
  return {
    name: user.name,
    class: user.class ?? entered.class,
    state: user.state ?? entered.state,
    stream: user.stream ?? entered.stream,
    field: user.field ?? '',
  };
}

/** As the schema reads it: an untouched select is no choice, an emptied name is a wrong name. */
export function chosenOnly({ name, ...selects }: Preferences): Partial<Preferences> {
  return { name, ...Object.fromEntries(Object.entries(selects).filter(([, value]) => value !== '')) };
}

/** The stream always, the field only in class 12 and only a chosen one, the rest only when it has changed. */
export function bodyToSend(user: User, chosen: ProfileBody): ProfileBody {
  const changed = (['name', 'class', 'state'] as const).filter((key) => chosen[key] !== undefined && chosen[key] !== user[key]);
  return {
    ...Object.fromEntries(changed.map((key) => [key, chosen[key]])),
    ...(chosen.stream === undefined ? {} : { stream: chosen.stream }),
    ...(chosen.class === '12' && chosen.field !== undefined ? { field: chosen.field } : {}),
  };
}
