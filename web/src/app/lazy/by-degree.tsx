/** What a degree leads to: the rules' part of a page of the quiz's, which comes when a graduate has answered. */
import type { ComponentProps } from 'react';
import type { ByDegree as Part } from '../../features/path/verdicts/by-degree.tsx';
import { PartOfPage } from '../layout/late-notice.tsx';
import { lazyScreen } from './lazy-screen.tsx';

type Props = ComponentProps<typeof Part>;
const Later = lazyScreen<Props>(async () => (await import('../../features/path/verdicts/by-degree.tsx')).ByDegree);

export function ByOwnDegree(props: Props) {
  return (
    <PartOfPage meanwhile={props.meanwhile}>
      <Later {...props} />
    </PartOfPage>
  );
}
