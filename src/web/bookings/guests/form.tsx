import { type FormEvent, useEffect, useRef } from 'react';
import { bookingLengths } from '#contract/bookings/asks.ts';
import { type GuestEntry, wrongIn } from '#web/bookings/guests/entry.ts';
import { asksAge, type Bookable } from '#web/bookings/sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The field that a form which was opened just now begins at. */
export type GuestPart = 'name' | 'age';

interface GuestFormProps {
  entry: GuestEntry;
  offering: Bookable;
  /** Nothing where it was found open. */
  opensAt: GuestPart | undefined;
  onWrite: (part: Partial<GuestEntry>) => void;
  onKeep: () => void;
  onCancel: () => void;
}

/** A name; an age where the offering has a limit; what the crew should know. */
export function GuestForm({ entry, offering, opensAt, onWrite, onKeep, onCancel }: GuestFormProps) {
  const { t } = useText();
  const say = t.bookingSheet;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!opensAt) return;
    const field = form.current?.querySelector<HTMLInputElement>(`input[name=${opensAt}]`);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [opensAt]);
  const wrong = wrongIn(entry);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    onKeep();
  };
  const aged = asksAge(offering);
  const plain = { autoComplete: 'off' } as const;
  return (
    <form onSubmit={keep} noValidate className="grid gap-3 border-t border-line py-3" ref={form}>
      <TextField
        {...plain}
        name="name"
        label={say.name}
        typed={[entry.name, (name) => onWrite({ name })]}
        maxLength={bookingLengths.name}
        required
        error={entry.tried && wrong.name ? say.wrong.name : undefined}
      />
      <TextField
        {...plain}
        name="age"
        label={say.ageLabel}
        note={aged ? say.askedHere : say.optional}
        inputMode="numeric"
        typed={[entry.age, (text) => onWrite({ age: text.trim() })]}
        maxLength={3}
        error={entry.tried && wrong.age ? say.wrong.age : undefined}
      />
      <TextField
        {...plain}
        label={say.needs}
        note={say.optional}
        typed={[entry.needs, (needs) => onWrite({ needs })]}
        maxLength={bookingLengths.needs}
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
