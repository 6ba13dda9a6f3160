import { Suspense, useRef } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { ContactFacts } from '#web/company/contact-facts.tsx';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useInSight } from '#web/platform/browser/use-in-sight.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { useFilters } from '#web/platform/use-filters.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

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

/** Where every button that asks for a person leads without a script; it may say what about. */
function ContactRequest({ picture }: { picture: PictureFiles }) {
  const { t } = useText();
  const subject = useFilters().query.get('subject');
  return (
    <section className="self-start rounded-plate bg-raised p-3 shadow-[0_0_0_1px_var(--line)]">
      <Plate shape="16:9">
        <Picture picture={picture} />
      </Plate>
      <div className="px-3.5 pt-7 pb-6 tablet:px-6">
        <Heading level={2} size="h3">
          {t.company.request}
        </Heading>
        <p className="mt-3 max-w-read text-body text-ink-soft">{t.company.requestText}</p>
        <Request subject={subject || t.company.requestButton} />
      </div>
    </section>
  );
}

const Form = lazyPart(
  async () => (await import('#web/appointments/form.tsx')).AppointmentForm,
  ['platform', 'appointments'],
);

/** The form itself, once it can be drawn; until then the button that would open it. */
function Request({ subject }: { subject: string }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const button = <ConsultationLink subject={subject}>{t.company.requestButton}</ConsultationLink>;
  const awake = useInSight(place);
  return (
    <div ref={place} className="mt-7">
      <Suspense fallback={button}>
        {awake ? <Form key={subject} subject={subject} /> : button}
      </Suspense>
    </div>
  );
}
