import { Mail, Phone } from 'lucide-react';
import type { Adviser } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdviserFacts } from '#web/real-estate/adviser-facts.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Heading, type HeadingLevel } from '#web/ui/heading.tsx';
import { Rating } from '#web/ui/rating.tsx';

interface AdviserCardProps {
  adviser: Adviser;
  subject: string;
  button: string;
  level?: HeadingLevel;
}

/** Everything one wants to know before meeting somebody, and the button to meet them. */
export function AdviserCard({ adviser, subject, button, level = 3 }: AdviserCardProps) {
  const { t } = useText();
  const rating = adviser.rating.toFixed(1);
  return (
    <article
      id={adviser.slug}
      className="flex h-full scroll-mt-28 flex-col rounded-plate bg-raised px-5 py-6 shadow-[var(--elev-rest),0_0_0_1px_var(--line)] tablet:p-8"
    >
      <div className="flex items-start gap-4">
        <span aria-hidden>
          <Avatar initials={adviser.initials} name="" size="large" tone="estate" />
        </span>
        <div className="min-w-0 flex-1">
          <Heading level={level} size="card">
            {adviser.name}
          </Heading>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{adviser.title}</p>
        </div>
        <Rating value={rating} label={t.realEstate.rated(rating)} />
      </div>
      <p className="mt-5 text-[0.9375rem] leading-[1.6] text-ink-soft">{adviser.bio}</p>
      <AdviserFacts adviser={adviser} />
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
        <ConsultationLink subject={subject} adviser={adviser.slug} size="small">
          {button}
        </ConsultationLink>
        <Contact adviser={adviser} />
      </div>
    </article>
  );
}

function Contact({ adviser: { phone, email } }: { adviser: Adviser }) {
  const link = 'inline-flex min-h-11 items-center gap-2 text-caption hover:text-brass';
  return (
    <>
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
        <Phone size={14} strokeWidth={1.5} />
        <bdi>{phone}</bdi>
      </a>
      <a href={`mailto:${email}`} className={link}>
        <Mail size={14} strokeWidth={1.5} />
        <bdi>{email}</bdi>
      </a>
    </>
  );
}
