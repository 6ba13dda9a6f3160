import { FileUp, type LucideIcon, Receipt, SlidersHorizontal, UserRound } from 'lucide-react';
import type { ProfileCard } from '#contract/profile/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';

const icons: Record<ProfileCard['id'], LucideIcon> = {
  'edit-profile': UserRound,
  'manage-documents': FileUp,
  'view-billing': Receipt,
  'manage-settings': SlidersHorizontal,
};

export function PartCard({ card }: { card: ProfileCard }) {
  const { t } = useText();
  const Icon = icons[card.id];
  return (
    <li className="flex flex-col rounded-plate bg-raised p-6 shadow-[0_0_0_1px_var(--line)] tablet:p-7">
      <Icon size={20} strokeWidth={1.5} className="text-brass" aria-hidden="true" />
      <Heading level={2} size="card" className="mt-5">
        {t.profile.parts[card.id]}
      </Heading>
      <p className="mt-2.5 mb-7 text-[0.9375rem] leading-[1.6] text-ink-soft">{card.text}</p>
      <div className="mt-auto">
        <ButtonLink to={card.path} variant="outline" size="small">
          {card.title}
        </ButtonLink>
      </div>
    </li>
  );
}
