import type { PagePayload } from '#contract/pages/pages.ts';
import { companyHead } from '#web/company/company-head.ts';
import { ContactFacts } from '#web/company/contact-facts.tsx';
import { ContactRequest } from '#web/company/contact-request.tsx';
import { PageHead } from '#web/company/page-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';

interface ContactPageProps {
  page: PageOf<'contact'>;
  payload: PagePayload;
}

function ContactPage({ page: { content }, payload }: ContactPageProps) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.contactLabel} text={content} />
      <div className="wrap grid gap-x-16 gap-y-12 pt-4 pb-16 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:pt-8 tablet:pb-28">
        <ContactFacts content={content} footer={payload.chrome.footer} />
        <ContactRequest picture={content.picture} />
      </div>
    </>
  );
}

export const contactScreen: Screen<PageOf<'contact'>> = {
  View: ContactPage,
  head: ({ content }, payload) => {
    const { addressLines, email, phone } = payload.chrome.footer;
    return companyHead(content, payload, {
      type: 'ContactPage',
      more: {
        mainEntity: {
          '@type': 'Organization',
          '@id': `${payload.publicUrl}/#house`,
          name: payload.chrome.brand,
          email,
          telephone: phone,
          address: addressLines.join(', '),
        },
      },
    });
  },
};
