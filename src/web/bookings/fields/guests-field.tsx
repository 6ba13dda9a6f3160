import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Guest } from '#contract/bookings/asks.ts';
import {
  entryFor,
  type GuestEntry,
  guestsWritten,
  withoutGuest,
} from '#web/bookings/guests/entry.ts';
import { GuestForm, type GuestPart } from '#web/bookings/guests/form.tsx';
import { GuestRow, MoreRow } from '#web/bookings/guests/row.tsx';
import { writeDraft } from '#web/bookings/sheet/draft.ts';
import { asksAge } from '#web/bookings/sheet/offering.ts';
import { guestsQuery } from '#web/bookings/sheet/queries.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { partyOf } from '#web/bookings/sheet/use-wish.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { chipLook } from '#web/ui/controls/chips.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Who comes. The first is the name on the booking; people who came before are one press away. */
export function GuestsField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { draft, refusal, offering } = sheet;
  const { guests, entry } = draft;
  // A form that is found open, because the sheet was closed over it, does not take the focus.
  const [opensAt, setOpensAt] = useState<GuestPart>();
  const open = (at: number | null, guest?: Guest, part: GuestPart = 'name') => {
    setOpensAt(part);
    writeDraft(offering.slug, { entry: entryFor(at, guest) });
  };
  const ageOf = refusal?.ageOf;
  // What is asked for is opened and comes into view: the button that was pressed may lie far below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (ageOf === undefined) return;
    const at = guests.findIndex(({ name }) => name === ageOf);
    if (at === -1) open(null);
    else open(at, guests[at], 'age');
  }, [refusal]);
  const missing = partyOf(offering, draft) - guests.length;
  const addable = missing > 0 && !entry;
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <Heading level={3} size="step" className="text-[1.5rem]!">
          {t.bookingSheet.guests}
        </Heading>
        {addable && (
          <Button variant="quiet" onClick={() => open(null)}>
            {t.bookingSheet.addGuest}
          </Button>
        )}
      </div>
      <ul>
        <Named sheet={sheet} opensAt={opensAt} onEdit={open} />
        {addable && (
          <MoreRow count={missing} isFirst={guests.length === 0} asksAge={asksAge(offering)} />
        )}
      </ul>
      {missing > 0 && <Saved sheet={sheet} />}
      {refusal?.place === 'guests' && <WishRefused refusal={refusal} sheet={sheet} />}
    </section>
  );
}

interface NamedProps {
  sheet: SheetState;
  opensAt: GuestPart | undefined;
  onEdit: (at: number, guest: Guest) => void;
}

function Named({ sheet, opensAt, onEdit }: NamedProps) {
  const { draft, write } = sheet;
  const { guests, entry } = draft;
  const form = entry && <Entry sheet={sheet} entry={entry} opensAt={opensAt} />;
  const at = entry ? (entry.at ?? guests.length) : undefined;
  return (
    <>
      {guests.map((guest, index) =>
        at === index ? (
          <li key="form">{form}</li>
        ) : (
          <GuestRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share a name
            key={`${index} ${guest.name}`}
            guest={guest}
            isFirst={index === 0}
            onEdit={() => onEdit(index, guest)}
            onRemove={() => write(withoutGuest(draft, index))}
          />
        ),
      )}
      {at !== undefined && at >= guests.length && <li key="form">{form}</li>}
    </>
  );
}

interface EntryProps {
  sheet: SheetState;
  entry: GuestEntry;
  opensAt: GuestPart | undefined;
}

function Entry({ sheet: { offering, draft, write }, entry, opensAt }: EntryProps) {
  // Not `write`: letters of a form that is still open take back no refusal.
  const rewrite = (next: GuestEntry | undefined) => writeDraft(offering.slug, { entry: next });
  const keep = () => {
    const guests = guestsWritten(draft);
    if (guests) write({ guests, entry: undefined });
    else rewrite({ ...entry, tried: true });
  };
  return (
    <GuestForm
      entry={entry}
      offering={offering}
      opensAt={opensAt}
      onWrite={(part) => rewrite({ ...entry, ...part })}
      onKeep={keep}
      onCancel={() => rewrite(undefined)}
    />
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
