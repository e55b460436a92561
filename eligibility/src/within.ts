/** How open a judgement is: what is probably closed stands between what is closed and what hangs on a fact. */
import { verdicts, type Judgement } from './types.ts';

type Judged = Pick<Judgement, 'verdict' | 'probably'>;

/** No door to count on: closed, or probably closed. */
export const isShut = ({ verdict, probably }: Judged) => verdict === 'closed' || probably === 'closed';

/** From worst to best. */
export const rankOf = ({ verdict, probably }: Judged) => verdicts.indexOf(verdict) - (probably === 'closed' ? 0.5 : 0);
