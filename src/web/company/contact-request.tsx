import { Suspense, useRef } from 'react';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { inTime } from '#web/site/in-time.tsx';
import { useAwake } from '#web/site/use-awake.ts';
import { useFilters } from '#web/site/use-filters.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';

/** Where every button that asks for a person leads without a script; it may say what about. */
export function ContactRequest({ picture }: { picture: PictureFiles }) {
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

const Form = inTime(
  async () => (await import('#web/appointments/appointment-form.tsx')).AppointmentForm,
  ['platform', 'appointments'],
);

/** The form itself, once it can be drawn; until then the button that would open it. */
function Request({ subject }: { subject: string }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const button = <ConsultationLink subject={subject}>{t.company.requestButton}</ConsultationLink>;
  const awake = useAwake(place);
  return (
    <div ref={place} className="mt-7">
      <Suspense fallback={button}>
        {awake ? <Form key={subject} subject={subject} /> : button}
      </Suspense>
    </div>
  );
}
