import { Columns3 } from 'lucide-react';
import { use } from 'react';
import { IsCompared, type ItemActionProps } from '../../catalog/item/item-action.ts';
import { compareTrayTexts } from '../../messages/compare-tray.ts';
import { useText } from '../../messages/locale.ts';
import { buttonLook, iconButtonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/classes.ts';
import { toast } from '../../ui/toast.ts';
import { tray } from './tray.ts';

const iconLook = iconButtonLook('text-ink-soft transition-colors hover:bg-blue-tint hover:text-ink print:hidden');
const wideLook = buttonLook('quiet', 'normal', 'text-start! print:hidden');

/** On every item that is compared: into the tray, or out of it. */
export function CompareButton({ type, id, name, look }: ItemActionProps) {
  const text = useText(compareTrayTexts);
  const contents = tray.useContents();
  const isOn = contents.type === type && contents.items.some((item) => item.id === id);
  const toggle = () => {
    if (isOn) tray.drop(type, id);
    else if (!tray.put({ type, id, name })) toast.info(text.notKept);
  };
  if (!use(IsCompared)) return null;
  const icon = <Columns3 aria-hidden="true" className={classNames('size-5.5 flex-none', isOn && 'rounded-sm bg-marigold text-ink')} />;
  if (look === 'icon') {
    return (
      <button type="button" aria-pressed={isOn} aria-label={text.compare(name)} title={text.label} onClick={toggle} className={iconLook}>
        {icon}
      </button>
    );
  }
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle} className={wideLook}>
      {icon}
      {text.label}
    </button>
  );
}
