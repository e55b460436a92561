import { useText } from '../../messages/locale.ts';
import { pathTexts } from '../../messages/path.ts';
import { PathFrame } from './path-frame.tsx';

export function PassportScreen() {
  const text = useText(pathTexts).passport;
  return (
    <PathFrame tab="passport" name={text.title}>
      <h2 className="text-heading">{text.title}</h2>
    </PathFrame>
  );
}
