import type { StudentDetails } from '@disha/contract/passport';
import { useRef, useState, type ChangeEvent } from 'react';
import { factsTexts } from '../../../messages/facts.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { forgetDetails, keepOnPhone, useKeepsOnPhone, useStudentDetails, writeDetails } from '../../../session/student-details.ts';
import { hasThings } from '../../../session/phone-file.ts';
import { sayAlone, usePhoneAlone } from '../../../session/phone-alone.ts';
import { canSeal } from '../../../session/sealed.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { toast } from '../../../ui/toast.ts';
import { fileName, fileOf, openDetailsFile } from './details-file.ts';

/** What happens to the answers on this phone: whether they stay, to a file and back, and gone. */
export function StoredCard() {
  const text = useText(detailsTexts);
  const format = useFormat();
  const details = useStudentDetails();
  const { alone } = useText(factsTexts);
  const isAlone = usePhoneAlone();
  const stays = useKeepsOnPhone();
  const picker = useRef<HTMLInputElement>(null);
  // The sealed file is the way out; without a safe line, or in a browser that keeps nothing, there is none.
  const isPlainAlone = !canSeal() || !hasThings();
  const [asking, setAsking] = useState<'delete' | StudentDetails>();
  const [wrong, setWrong] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const take = (found: StudentDetails) => {
    writeDetails(found);
    toast.success(text.replace.done);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    const found = file && (await openDetailsFile(file));
    target.value = '';
    setWrong(found === 'not-a-passport' ? text.notAPassport : found === 'unreadable' ? text.unreadable : undefined);
    setNotice(undefined);
    if (found === undefined || typeof found === 'string') return;
    if (found.unread.length > 0) setNotice(text.leftOut(format.list(found.unread)));
    if (details === null) take(found.passport);
    else setAsking(found.passport);
  };

  return (
    <Card as="section" title={text.kept.title} className="mt-4">
      <p>{details === null ? text.kept.none : text.kept.lead}</p>
      {isAlone !== undefined && <Checkbox className="mt-2" label={alone.mine} why={alone.mineWhy} checked={isAlone} onChange={sayAlone} />}
      <Checkbox className="mt-2" label={text.kept.stay} why={text.kept.stayWhy} checked={stays} onChange={keepOnPhone} />
      {wrong !== undefined && (
        <Alert className="my-3" takesFocus>
          {wrong}
        </Alert>
      )}
      {notice !== undefined && (
        <Alert tone="attention" className="my-3">
          {notice}
        </Alert>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isPlainAlone && details !== null && (
          <Button look="quiet" onClick={() => downloadFile(fileName, fileOf(details))}>
            {text.kept.save}
          </Button>
        )}
        <Button look="quiet" onClick={() => picker.current?.click()}>
          {text.kept.open}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label={text.kept.open}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => void open(event)}
        />
        {details !== null && (
          <Button look="danger" onClick={() => setAsking('delete')}>
            {text.kept.delete}
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{isPlainAlone && details !== null ? text.kept.fileWhy : text.kept.openWhy}</p>
      {asking !== undefined && (
        <ConfirmDialog
          text={asking === 'delete' ? text.remove : text.replace}
          isGrave={asking === 'delete'}
          onAnswer={(isYes) => {
            setAsking(undefined);
            if (!isYes) return;
            if (asking !== 'delete') take(asking);
            else {
              forgetDetails();
              toast.success(text.remove.done);
            }
          }}
        />
      )}
    </Card>
  );
}
