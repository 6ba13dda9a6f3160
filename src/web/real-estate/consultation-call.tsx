import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/heading.tsx';

interface ConsultationCallProps {
  title: string;
  text: string;
  cta: string;
  subject: string;
}

/** The deep card that ends a page of real estate. */
export function ConsultationCall({ title, text, cta, subject }: ConsultationCallProps) {
  return (
    <BelowFold className="wrap py-[clamp(4rem,7vw,6.5rem)]">
      <div className="flex flex-wrap items-center justify-between gap-8 rounded-plate bg-deep px-6 py-8 text-inverse tablet:p-14">
        <div>
          <Heading level={2} size="h3" className="max-w-[16em]">
            {title}
          </Heading>
          <p className="mt-3 max-w-(--container-read) text-[0.9375rem] text-inverse-soft">{text}</p>
        </div>
        <ConsultationLink subject={subject} variant="inverse">
          {cta}
        </ConsultationLink>
      </div>
    </BelowFold>
  );
}
