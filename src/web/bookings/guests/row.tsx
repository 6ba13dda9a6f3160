import { Pencil, X } from 'lucide-react';
import type { Guest } from '#contract/bookings/asks.ts';
import { initialsOf } from '#domain/initials.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

interface GuestRowProps {
  guest: Guest;
  isFirst: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const row =
  'grid grid-cols-[auto_1fr_auto] items-center gap-3.5 border-t border-line py-2 text-[0.9375rem] leading-[1.35] first:border-0';

export function GuestRow({ guest, isFirst, onEdit, onRemove }: GuestRowProps) {
  const { t } = useText();
  const say = t.bookingSheet;
  const { name, age, needs } = guest;
  const facts = [isFirst && say.nameOnBooking, age !== null && say.age(age), needs];
  const icon = { size: 16, strokeWidth: 1.5 };
  return (
    <li className={row}>
      <Avatar initials={initialsOf(name)} name="" />
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="block text-caption text-ink-mute">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex">
        <IconButton
          size="small"
          label={say.editGuest(name)}
          icon={<Pencil {...icon} />}
          onClick={onEdit}
        />
        <IconButton
          size="small"
          label={say.removeGuest(name)}
          icon={<X {...icon} />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface MoreRowProps {
  count: number;
  /** Nobody is named yet. */
  isFirst: boolean;
  /** It is for an age, so that whoever comes first is named with theirs. */
  asksAge: boolean;
}

/** Those who have no name yet. */
export function MoreRow({ count, isFirst, asksAge }: MoreRowProps) {
  const { t } = useText();
  const { namesFree, nameAsked } = t.bookingSheet;
  return (
    <li className={row}>
      <span
        aria-hidden
        className="tnum grid size-8.5 place-items-center rounded-round text-[0.75rem] text-ink-soft shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        <bdi>+{count}</bdi>
      </span>
      <span>
        <span className="block font-medium">{t.bookingSheet.moreGuests(count, isFirst)}</span>
        <span className="block text-caption text-ink-mute">
          {isFirst && asksAge ? nameAsked : namesFree}
        </span>
      </span>
    </li>
  );
}
