import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** The gulf card that ends every page of business with a person. */
export function ClosingCall({ subject, title }: { subject: string; title?: string }) {
  const { t } = useText();
  return (
    <section className="wrap pb-(--section)">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7 rounded-plate bg-deep px-6 py-9 text-inverse tablet:px-14 tablet:py-13">
        <Heading level={2} size="h3" className="max-w-[17em]">
          {title ?? t.business.closing.title}
        </Heading>
        <ConsultationLink subject={subject} variant="inverse">
          {t.business.closing.button}
        </ConsultationLink>
      </div>
    </section>
  );
}
