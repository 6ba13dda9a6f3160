import { type FormEvent, useEffect, useRef, useState } from 'react';
import { bookingLengths, type Guest } from '#contract/bookings-asks.ts';
import type { Bookable } from '#web/booking-sheet/offering.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface GuestFormProps {
  guest?: Guest;
  offering: Bookable;
  onKeep: (guest: Guest) => void;
  onCancel: () => void;
}

/** A name; an age where the offering has a limit; what the crew should know. */
export function GuestForm({ guest, offering, onKeep, onCancel }: GuestFormProps) {
  const { t } = useText();
  const say = t.bookingSheet;
  const [name, setName] = useState(guest?.name ?? '');
  const [age, setAge] = useState(String(guest?.age ?? ''));
  const [needs, setNeeds] = useState(guest?.needs ?? '');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const wrong = wrongIn(name, age, say.wrong);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.name || wrong.age) return;
    onKeep({ name: name.trim(), age: age === '' ? null : Number(age), needs: needs.trim() });
  };
  const aged = offering.requirements.minAge > 0 || offering.requirements.maxAge !== null;
  return (
    <form onSubmit={keep} noValidate className="grid gap-3 border-t border-line py-3" ref={form}>
      <TextField
        label={say.name}
        value={name}
        maxLength={bookingLengths.name}
        autoComplete="off"
        required
        error={tried ? wrong.name : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={say.ageLabel}
        note={aged ? say.askedHere : say.optional}
        inputMode="numeric"
        value={age}
        maxLength={3}
        autoComplete="off"
        error={tried ? wrong.age : undefined}
        onChange={({ target }) => setAge(target.value.trim())}
      />
      <TextField
        label={say.needs}
        note={say.optional}
        value={needs}
        maxLength={bookingLengths.needs}
        autoComplete="off"
        onChange={({ target }) => setNeeds(target.value)}
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

function wrongIn(name: string, age: string, say: { name: string; age: string }) {
  const years = Number(age);
  const isAge = age === '' || (/^\d{1,3}$/.test(age) && years <= 120);
  return { name: name.trim() ? undefined : say.name, age: isAge ? undefined : say.age };
}
