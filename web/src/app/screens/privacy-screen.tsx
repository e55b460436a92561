import { useText } from '../../messages/locale.ts';
import { privacyTexts } from '../../messages/privacy.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function PrivacyScreen() {
  const text = useText(privacyTexts);
  return (
    <Page title={[text.title]} description={text.lead} width="narrow">
      <PageHeader title={text.title} lead={text.lead} />
      <div className="grid gap-7">
        {text.sections.map(({ title, body }) => (
          <section key={title}>
            <h2 className="mb-2 text-heading">{title}</h2>
            {body.map((paragraph) => (
              <p key={paragraph} className="mb-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
