/** What else there is near home: a part of one feature that another draws. */
import { lazyScreenOf } from './lazy-screen.tsx';

export const insteadScreen = lazyScreenOf(
  [
    async () => (await import('../../features/path/instead-screen.tsx')).InsteadScreen,
    async () => (await import('../../features/states/state-way.tsx')).StateWay,
  ],
  (InsteadScreen, StateWay) => () => <InsteadScreen StateWay={StateWay} />,
);
