import type { ImportData } from '@disha/contract/imports';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { FieldWordsContext, useFieldWords } from './field-words.ts';
import { Value } from './value.tsx';

interface ImportResultProps {
  data: ImportData;
  /** Whose fields these are. */
  catalog: string | null;
}

export function ImportResult({ data: { errors, errorCount, leftOut, changes }, catalog }: ImportResultProps) {
  const text = useText(deskTexts).imports;
  const facts = useText(deskTexts).facts;
  const format = useFormat();
  const words = useFieldWords(catalog);
  return (
    <FieldWordsContext value={words}>
      {errorCount > 0 && <Lines title={text.errors(format.number(errorCount))} lines={errors} />}
      {leftOut.length > 0 && <Lines title={text.leftOut} lines={leftOut} />}
      {changes.length > 0 && (
        <Card as="section" title={text.changes}>
          <div className="overflow-x-auto">
            <table className="w-full text-start text-sm">
              <thead>
                <tr className="border-b border-line text-ink-soft">
                  <th scope="col" className="py-2 pe-3 text-start">
                    {text.field}
                  </th>
                  <th scope="col" className="py-2 pe-3 text-start">
                    {facts.now}
                  </th>
                  <th scope="col" className="py-2 text-start">
                    {facts.new}
                  </th>
                </tr>
              </thead>
              {changes.map(({ id, name, what, fields }) => (
                <tbody key={id} className="border-b border-line align-top">
                  <tr>
                    <th scope="rowgroup" colSpan={3} className="py-1.5 text-start">
                      {`${name} · ${text[what]}`}
                    </th>
                  </tr>
                  {fields.map(({ field, from, to }) => (
                    <tr key={field}>
                      <td className="py-1 pe-3">{words.label(field)}</td>
                      <td className="py-1 pe-3">
                        <Value value={from} path={field} />
                      </td>
                      <td className="py-1">
                        <Value value={to} path={field} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        </Card>
      )}
    </FieldWordsContext>
  );
}

function Lines({ title, lines }: { title: string; lines: ImportData['errors'] }) {
  const text = useText(deskTexts).imports;
  const format = useFormat();
  return (
    <Card as="section" title={title}>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {lines.map(({ line, message }, at) => (
          <li key={at} className="py-1.5 [overflow-wrap:anywhere]">
            <span className="font-semibold">{text.line(format.number(line))}</span> {message}
          </li>
        ))}
      </ul>
    </Card>
  );
}
