import { type FormEvent, useEffect, useRef } from 'react';
import { bookingLengths } from '#contract/bookings/asks.ts';
import { type GuestEntry, wrongIn } from '#web/bookings/sheet/guest-entry.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface GuestFormProps {
  entry: GuestEntry;
  offering: Bookable;
  /** It was opened just now, not found open. */
  isFresh: boolean;
  onWrite: (part: Partial<GuestEntry>) => void;
  onKeep: () => void;
  onCancel: () => void;
}

/** A name; an age where the offering has a limit; what the crew should know. */
export function GuestForm(props: GuestFormProps) {
  const { entry, offering, isFresh, onWrite, onKeep, onCancel } = props;
  const { t } = useText();
  const say = t.bookingSheet;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFresh) form.current?.querySelector('input')?.focus();
  }, [isFresh]);
  const wrong = wrongIn(entry);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onKeep();
  };
  const aged = offering.requirements.minAge > 0 || offering.requirements.maxAge !== null;
  const plain = { autoComplete: 'off' } as const;
  return (
    <form onSubmit={keep} noValidate className="grid gap-3 border-t border-line py-3" ref={form}>
      <TextField
        {...plain}
        label={say.name}
        value={entry.name}
        maxLength={bookingLengths.name}
        required
        error={entry.tried && wrong.name ? say.wrong.name : undefined}
        onChange={({ target }) => onWrite({ name: target.value })}
      />
      <TextField
        {...plain}
        label={say.ageLabel}
        note={aged ? say.askedHere : say.optional}
        inputMode="numeric"
        value={entry.age}
        maxLength={3}
        error={entry.tried && wrong.age ? say.wrong.age : undefined}
        onChange={({ target }) => onWrite({ age: target.value.trim() })}
      />
      <TextField
        {...plain}
        label={say.needs}
        note={say.optional}
        value={entry.needs}
        maxLength={bookingLengths.needs}
        onChange={({ target }) => onWrite({ needs: target.value })}
      />
      <div className="flex gap-2.5">
        <Button type="submit" size="small">
          {say.keepGuest}
        </Button>
        <Button size="small" variant="outline" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </form>
  );
}
