import { languages } from '@disha/contract/languages';
import type { StudentFact } from '@disha/contract/passport';
import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { LocaleProvider, useLocale, useText } from '../../messages/locale.ts';
import { paperTexts } from '../../messages/paper.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { useNeighbours } from './neighbours.ts';
import { FirstSheet, SecondSheet, type SheetParts } from './paper-sheet.tsx';
import { usePaper } from './use-paper-parts.ts';

/** What no student hands to a teacher without meaning to. */
const offAtFirst: readonly StudentFact[] = ['category', 'disability', 'incomeBand'];

/** Two pages for a parent or a teacher, made of what this device holds and printed by the browser. */
export function PaperReportScreen() {
  const text = useText(paperTexts);
  const { useDetailsLines } = useNeighbours();
  const lines = useDetailsLines();
  const locale = useLocale();
  const [ticks, setTicks] = useEntryState<Readonly<Partial<Record<StudentFact, boolean>>>>('what is told in the report', {});
  const [language, setLanguage] = useEntryState<'page' | 'both'>('language of the report', 'page');
  const isTold = (fact: StudentFact) => ticks[fact] ?? !offAtFirst.includes(fact);
  const { parts, isLoading } = usePaper();
  const told = lines.filter(({ fact }) => isTold(fact)).map(({ fact }) => fact);
  return (
    <Page title={[text.title]} description={text.lead}>
      <div className="print:hidden">
        <PageHeader title={text.title} lead={text.lead} />
        <Card as="section" title={text.choose}>
          <Field label={text.language} className="max-w-sm">
            {(control) => (
              <Select
                {...control}
                value={language}
                options={(['page', 'both'] as const).map((value) => ({ value, label: text.languages[value] }))}
                onChange={({ target }) => setLanguage(target.value === 'both' ? 'both' : 'page')}
              />
            )}
          </Field>
          {lines.length === 0 ? (
            <p className="mt-3 text-ink-soft">{text.aboutNone}</p>
          ) : (
            <fieldset className="mt-4">
              <legend className="font-semibold">{text.about}</legend>
              {lines.map((line) => (
                <Checkbox
                  key={line.fact}
                  label={line.text}
                  checked={isTold(line.fact)}
                  onChange={(isTicked) => setTicks({ ...ticks, [line.fact]: isTicked })}
                />
              ))}
            </fieldset>
          )}
          <Button className="mt-3" disabled={isLoading} onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {text.print}
          </Button>
          <p className="mt-1 text-sm text-ink-soft">{text.printHint}</p>
        </Card>
      </div>
      <section aria-label={text.preview} className="mt-6 print:mt-0">
        {isLoading ? (
          <SkeletonCards label={text.loading} />
        ) : (
          <Suspense fallback={<SkeletonCards label={text.loading} />}>
            <Sheets parts={{ ...parts, told }} locales={language === 'both' ? languages : [locale]} />
          </Suspense>
        )}
      </section>
    </Page>
  );
}

/** Side by side where there are two languages: the same lines, so that a family reads them together. */
function Sheets({ parts, locales }: { parts: SheetParts; locales: readonly ReturnType<typeof useLocale>[] }) {
  const text = useText(paperTexts);
  return [FirstSheet, SecondSheet].map((Sheet, page) => (
    <div
      key={page}
      className={
        'mb-6 flex flex-col rounded-card border border-line bg-card p-5 text-[.95rem] leading-snug text-ink ' +
        'print:mb-0 print:min-h-[25cm] print:rounded-none print:border-0 print:p-0 ' +
        (page === 0 ? 'print:break-after-page ' : '') +
        // Half as wide, twice as long: smaller letters keep it to its page.
        (locales.length > 1 ? 'print:text-[.82rem]' : '')
      }
    >
      <div className={locales.length > 1 ? 'grid flex-1 gap-6 sm:grid-cols-2 print:grid-cols-2' : 'flex-1'}>
        {locales.map((one) => (
          <LocaleProvider key={one} locale={one}>
            <div lang={one} className="min-w-0 wrap-break-word">
              <Sheet {...parts} />
            </div>
          </LocaleProvider>
        ))}
      </div>
      <p className="mt-4 border-t border-line pt-2 text-end text-sm text-ink-soft">{text.sheet.page(String(page + 1))}</p>
    </div>
  ));
}
