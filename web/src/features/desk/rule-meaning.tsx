import type { DeskItem } from '@disha/contract/desk.corrections';
import type { RuledType } from '@disha/contract/path.rules';
import type { RuleLineFile } from '@disha/contract/rules.files';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The field in which an item says who may begin or sit it. */
export const rulesField = 'rules';

const fallback = (locale: Parameters<typeof deskTexts.in>[0]) => deskTexts.in(locale).facts.ruleMeaning.failed;

interface RuleMeaningProps {
  item: Pick<DeskItem, 'catalog' | 'itemId'>;
  /** What is typed, once it can be read as a form. */
  typed: () => unknown;
}

/** What a rule says as it is typed, in words, and for how many that is another verdict: asked before it is stored. */
export function RuleMeaning({ item, typed }: RuleMeaningProps) {
  const text = useText(deskTexts).facts.ruleMeaning;
  const errorText = useErrorText();
  const asking = useMutation({
    mutationFn: () => {
      const body = { catalog: item.catalog as RuledType, id: item.itemId, rules: typed() as RuleLineFile[] };
      return call('POST /desk/rules/meaning', { body, fallback });
    },
  });
  const { data } = asking;
  return (
    <div className="grid gap-3">
      <Button look="quiet" className="justify-self-start" busy={asking.isPending} onClick={() => asking.mutate()}>
        {text.ask}
      </Button>
      {asking.error && <Alert title={errorText(asking.error)} takesFocus />}
      {data && (
        <Card as="section" title={text.title}>
          <div className="grid gap-3" role="status">
            {data.lines.map(({ way, texts }, at) => (
              <div key={at}>
                {data.lines.length > 1 && <h4 className="font-semibold">{way === '' ? text.all : way}</h4>}
                {texts.length === 0 && data.lines.length === 1 && <p>{text.nothing}</p>}
                <ul className="list-disc ps-5">
                  {texts.map((sentence, index) => (
                    <li key={index}>{sentence}</li>
                  ))}
                </ul>
              </div>
            ))}
            <p>{data.changed.length === 0 ? text.same(data.students) : text.changed(data.students)}</p>
            {data.changed.length > 0 && (
              <ul className="list-disc ps-5">
                {data.changed.map(({ from, to, students }) => (
                  <li key={`${from} ${to}`}>{text.change(text.verdicts[from], text.verdicts[to], students)}</li>
                ))}
              </ul>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}
