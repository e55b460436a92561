import { useText } from '../../messages/locale.ts';
import { pathTexts } from '../../messages/path.ts';
import { PathFrame } from './path-frame.tsx';

export function DoorsScreen() {
  const text = useText(pathTexts).doors;
  return (
    <PathFrame tab="doors" name={text.title}>
      <h2 className="text-heading">{text.title}</h2>
    </PathFrame>
  );
}
