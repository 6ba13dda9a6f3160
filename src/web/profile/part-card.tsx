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
        <PartButton card={card} />
      </div>
    </li>
  );
}

/** Settings have their screen and papers their form; for the other parts the client asks a person. */
function PartButton({ card: { id, title } }: { card: ProfileCard }) {
  const { t } = useText();
  if (id === 'manage-settings') {
    return (
      <ButtonLink to="/profile/security" variant="outline" size="small">
        {title}
      </ButtonLink>
    );
  }
  if (id === 'manage-documents') {
    return (
      <AskLink kind="document" variant="outline" size="small">
        {title}
      </AskLink>
    );
  }
  return (
    <ConsultationLink subject={t.profile.subjects[id]} variant="outline" size="small">
      {title}
    </ConsultationLink>
  );
}
