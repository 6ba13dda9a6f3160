import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Guest } from '#contract/bookings.ts';
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
  const { draft, write, refusal, offering } = sheet;
  const [edited, setEdited] = useState<number>();
  const { guests } = draft;
  const missing = partyOf(offering, draft) - guests.length;
  const keepGuest = (guest: Guest, index: number) => {
    write({ guests: [...guests.slice(0, index), guest, ...guests.slice(index + 1)] });
    setEdited(undefined);
  };
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <Heading level={3} size="step" className="text-[1.5rem]!">
          {t.bookingSheet.guests}
        </Heading>
        {missing > 0 && edited === undefined && (
          <Button variant="quiet" onClick={() => setEdited(guests.length)}>
            {t.bookingSheet.addGuest}
          </Button>
        )}
      </div>
      <ul>
        {guests.map((guest, index) =>
          edited === index ? (
            <li key={`${guest.name}-edit`}>
              <GuestForm
                guest={guest}
                offering={offering}
                onCancel={() => setEdited(undefined)}
                onKeep={(kept) => keepGuest(kept, index)}
              />
            </li>
          ) : (
            <GuestRow
              key={`${guest.name} ${guest.age}`}
              guest={guest}
              isFirst={index === 0}
              onEdit={() => setEdited(index)}
              onRemove={() => write({ guests: guests.toSpliced(index, 1) })}
            />
          ),
        )}
        {missing > 0 && edited === undefined && (
          <MoreRow count={missing} isFirst={guests.length === 0} />
        )}
      </ul>
      {edited === guests.length && (
        <GuestForm
          offering={offering}
          onCancel={() => setEdited(undefined)}
          onKeep={(kept) => keepGuest(kept, guests.length)}
        />
      )}
      {missing > 0 && <Saved sheet={sheet} />}
      {refusal?.place === 'guests' && <Refused refusal={refusal} sheet={sheet} />}
    </section>
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
