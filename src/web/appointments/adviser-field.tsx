import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { monthOf } from '#domain/calendar/months.ts';
import { type Sought, slotsQuery } from '#web/appointments/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

interface AdviserFieldProps {
  sought: Sought;
  /** Nobody in particular where it is empty. */
  onChoose: (adviser: string) => void;
}

/** Anyone, or one of those who know the subject: initials, name, what they do and what they speak. */
export function AdviserField({ sought, onChoose }: AdviserFieldProps) {
  const { t, language } = useText();
  const { topic, home } = sought;
  // Asked for without a name: whoever is chosen, the others stay to be chosen.
  const { data } = useQuery(slotsQuery({ topic, home }, monthOf(todayInDubai()), language));
  const advisers = data?.advisers ?? [];
  const row = useShownChoice(data !== undefined && sought.adviser !== undefined);
  const only = advisers.length === 1 ? advisers[0] : undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.875rem] leading-5 text-ink-soft">
        {t.appointments.adviser}
      </legend>
      <div
        ref={row}
        className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-1 [scrollbar-width:thin] @min-[40rem]:grid @min-[40rem]:grid-cols-3"
      >
        {!only && (
          <Card checked={!sought.adviser} onChoose={() => onChoose('')}>
            <Lines name={t.appointments.anyone} more={t.appointments.anyoneText} />
          </Card>
        )}
        {advisers.map((adviser) => (
          <Card
            key={adviser.slug}
            checked={sought.adviser === adviser.slug || adviser === only}
            onChoose={() => onChoose(adviser.slug)}
          >
            <span aria-hidden>
              <Avatar initials={adviser.initials} name="" />
            </span>
            <Lines name={adviser.name} more={adviser.title}>
              {adviser.languages.join(language === 'ar' ? '، ' : ', ')}
            </Lines>
          </Card>
        ))}
      </div>
    </fieldset>
  );
}

/** Whoever was chosen before the list came may stand beyond the edge of a phone. */
function useShownChoice(named: boolean) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = named && row.current?.querySelector('input:checked')?.parentElement;
    if (chosen) chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [named]);
  return row;
}

interface CardProps {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Card = ({ checked, onChoose, children }: CardProps) => (
  <label className="relative flex min-h-16 w-58 shrink-0 cursor-pointer items-center gap-3 rounded-hair px-3.5 py-2.5 shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-ink/6 has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus @min-[40rem]:w-auto">
    <input
      type="radio"
      name="adviser"
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer appearance-none outline-none"
    />
    {children}
  </label>
);

const Lines = ({ name, more, children }: { name: string; more: string; children?: ReactNode }) => (
  <span className="min-w-0">
    <span className="block text-[0.9375rem] leading-5">{name}</span>
    <span className="block text-caption leading-4.5 text-ink-soft">{more}</span>
    {children && <span className="block text-caption leading-4.5 text-ink-mute">{children}</span>}
  </span>
);
