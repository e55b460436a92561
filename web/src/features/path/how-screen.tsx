import { BackLink } from '../../catalog/item/detail-page.tsx';
import { useText } from '../../messages/locale.ts';
import { verdictsHowTexts } from '../../messages/verdicts-how.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** How verdicts are made, for a reader who wants to know before believing one. */
export function HowScreen() {
  const text = useText(verdictsHowTexts);
  return (
    <Page title={[text.title]} description={text.lead} width="narrow">
      <PageHeader title={text.title} lead={text.lead} above={<BackLink to={paths.path} name={text.back} />} />
      <div className="grid gap-7">
        {text.sections.map(({ title, body }) => (
          <section key={title}>
            <h2 className="mb-2 text-heading">{title}</h2>
            <ul className="grid list-disc gap-2 ps-5">
              {body.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
