import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SchoolFacts } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { WaitlistMonths } from '#web/schooling/waitlist-months.tsx';
import { AskLink } from '#web/site/ask-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { PrintCard } from '#web/ui/pictures/print-card.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface SchoolCardProps {
  school: SchoolFacts;
  level?: 2 | 3;
  /** Above the buttons: the box that puts it beside others. */
  choice?: ReactNode;
}

export function SchoolCard({ school, level = 3, choice }: SchoolCardProps) {
  const { t, format } = useText();
  const rating = format.number(school.rating);
  const icon = { size: 14, strokeWidth: 1.5 };
  return (
    <PrintCard
      level={level}
      picture={school.picture}
      title={school.name}
      badges={<Badge>{school.curriculum.badge}</Badge>}
      rating={<Rating value={rating} label={t.schooling.rated(rating)} />}
      meta={
        <MetaRow
          items={[
            { id: 'area', icon: <MapPin {...icon} />, text: school.area.name },
            {
              id: 'ages',
              icon: <Users {...icon} />,
              text: t.schooling.ages(school.ages.from, school.ages.to),
            },
          ]}
        />
      }
      footer={<CardFooter school={school} choice={choice} />}
    >
      <p className="mt-3 mb-4 text-[0.9375rem] leading-[1.55] text-ink-soft">
        {school.description}
      </p>
    </PrintCard>
  );
}

function CardFooter({ school, choice }: Pick<SchoolCardProps, 'school' | 'choice'>) {
  const { t } = useText();
  const { name, slug, path, fees } = school;
  return (
    <div className="w-full">
      <WaitlistLine school={school} />
      <p className="mt-4">
        <VisuallyHidden>{t.schooling.annualFees}</VisuallyHidden>
        <bdi className="block font-display text-[1.4375rem] leading-[1.2] lining-nums">
          {fees.text}
        </bdi>
        <span className="text-[0.75rem] leading-[1.4] text-ink-mute">{t.schooling.byAge}</span>
      </p>
      {choice}
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <ButtonLink to={path} variant="outline" size="small">
          {t.schooling.viewDetails}
          <VisuallyHidden>{t.schooling.about('', name)}</VisuallyHidden>
        </ButtonLink>
        <AskLink kind="school" about={slug} size="small">
          {t.schooling.applyNow}
          <VisuallyHidden>{t.schooling.about('', name)}</VisuallyHidden>
        </AskLink>
      </div>
    </div>
  );
}

function WaitlistLine({ school: { waitlist } }: { school: SchoolFacts }) {
  const { t } = useText();
  return (
    <p className="grid grid-cols-[auto_1fr_auto] items-center gap-3.5 border-y border-line py-3 text-caption text-ink-mute">
      <span>{t.schooling.waitlist}</span>
      <WaitlistMonths waitlist={waitlist} />
      <span className="tnum font-medium text-ink">{waitlist.text}</span>
    </p>
  );
}
