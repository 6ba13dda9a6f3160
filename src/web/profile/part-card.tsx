import { FileUp, type LucideIcon, Receipt, SlidersHorizontal, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProfileCard } from '#contract/profile-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';

const icons: Record<ProfileCard['id'], LucideIcon> = {
  'edit-profile': UserRound,
  'manage-documents': FileUp,
  'view-billing': Receipt,
  'manage-settings': SlidersHorizontal,
};

interface PartCardProps {
  card: ProfileCard;
  /** The reader asked for this very part. */
  marked: boolean;
}

export function PartCard({ card, marked }: PartCardProps) {
  const { t } = useText();
  const Icon = icons[card.id];
  const self = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked) self.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <li
      ref={self}
      aria-current={marked ? 'location' : undefined}
      className={classes(
        'flex scroll-mt-[calc(var(--nav-h)+1rem)] flex-col rounded-plate bg-raised p-6 tablet:p-7',
        marked ? 'shadow-[0_0_0_1px_var(--brass-fill)]' : 'shadow-[0_0_0_1px_var(--line)]',
      )}
    >
      <Icon size={20} strokeWidth={1.5} className="text-brass" aria-hidden="true" />
      <Heading level={2} size="card" className="mt-5">
        {t.profile.parts[card.id]}
      </Heading>
      <p className="mt-2.5 mb-7 text-[0.9375rem] leading-[1.6] text-ink-soft">{card.text}</p>
      <div className="mt-auto">
        <PartButton card={card} marked={marked} />
      </div>
    </li>
  );
}

/** A card leads to its part; on the very address of a part without a screen, to whoever can help. */
function PartButton({ card, marked }: PartCardProps) {
  const { t } = useText();
  const { id, title, path } = card;
  const look = { variant: 'outline', size: 'small' } as const;
  if (marked && id === 'manage-documents') {
    return (
      <AskLink kind="document" {...look}>
        {title}
      </AskLink>
    );
  }
  if (marked && id === 'view-billing') {
    return (
      <ConsultationLink subject={t.profile.billingSubject} {...look}>
        {title}
      </ConsultationLink>
    );
  }
  return (
    <ButtonLink to={marked ? '/profile/security' : path} {...look}>
      {title}
    </ButtonLink>
  );
}
