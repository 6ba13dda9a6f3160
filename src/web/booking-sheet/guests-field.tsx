import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Guest } from '#contract/bookings-asks.ts';
import { GuestForm } from '#web/booking-sheet/guest-form.tsx';
import { GuestRow, MoreRow } from '#web/booking-sheet/guest-row.tsx';
import { guestsQuery } from '#web/booking-sheet/queries.ts';
import { Refused } from '#web/booking-sheet/refused.tsx';
import type { SheetState } from '#web/booking-sheet/use-sheet.ts';
import { partyOf } from '#web/booking-sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { chipLook } from '#web/ui/chips.tsx';
import { Heading } from '#web/ui/heading.tsx';

/** Who comes. The first is the name on the booking; people who came before are one press away. */
export function GuestsField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { draft, refusal, offering } = sheet;
  const [edited, setEdited] = useState<number>();
  const { guests } = draft;
  const missing = partyOf(offering, draft) - guests.length;
  const addable = missing > 0 && edited === undefined;
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <Heading level={3} size="step" className="text-[1.5rem]!">
          {t.bookingSheet.guests}
        </Heading>
        {addable && (
          <Button variant="quiet" onClick={() => setEdited(guests.length)}>
            {t.bookingSheet.addGuest}
          </Button>
        )}
      </div>
      <ul>
        <Named sheet={sheet} edited={edited} onEdit={setEdited} />
        {addable && <MoreRow count={missing} isFirst={guests.length === 0} />}
      </ul>
      {missing > 0 && <Saved sheet={sheet} />}
      {refusal?.place === 'guests' && <Refused refusal={refusal} sheet={sheet} />}
    </section>
  );
}

interface NamedProps {
  sheet: SheetState;
  /** The one whose form is open; one past the last is a new one. */
  edited: number | undefined;
  onEdit: (index: number | undefined) => void;
}

function Named({ sheet: { draft, write, offering }, edited, onEdit }: NamedProps) {
  const { guests } = draft;
  const form = {
    offering,
    onCancel: () => onEdit(undefined),
    onKeep: (guest: Guest) => {
      write({ guests: guests.with(edited ?? 0, guest) });
      onEdit(undefined);
    },
  };
  const isNew = edited === guests.length;
  const add = (guest: Guest) => {
    write({ guests: [...guests, guest] });
    onEdit(undefined);
  };
  return (
    <>
      {guests.map((guest, index) =>
        edited === index ? (
          <li key={`${guest.name}-form`}>
            <GuestForm {...form} guest={guest} />
          </li>
        ) : (
          <GuestRow
            key={`${guest.name} ${guest.age}`}
            guest={guest}
            isFirst={index === 0}
            onEdit={() => onEdit(index)}
            onRemove={() => write({ guests: guests.toSpliced(index, 1) })}
          />
        ),
      )}
      {isNew && (
        <li>
          <GuestForm {...form} onKeep={add} />
        </li>
      )}
    </>
  );
}

/** Guests of earlier bookings who are not among these yet. */
function Saved({ sheet: { draft, write } }: { sheet: SheetState }) {
  const { t } = useText();
  const { data = [] } = useQuery(guestsQuery);
  const named = new Set(draft.guests.map(({ name }) => name));
  const others = data.filter(({ name }) => !named.has(name)).slice(0, 6);
  if (others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
    <div role="group" aria-label={t.bookingSheet.savedGuests} className="mt-2">
      <p className="text-caption text-ink-mute">{t.bookingSheet.savedGuests}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {others.map(({ id, name, age, needs }) => (
          <button
            key={id}
            type="button"
            className={chipLook}
            onClick={() => write({ guests: [...draft.guests, { name, age, needs }] })}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
