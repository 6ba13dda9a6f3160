import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { bookingLengths, type GuestsAsk } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { entryFor, type GuestEntry, wrongIn } from '#web/bookings/guests/entry.ts';
import { useTell } from '#web/bookings/own/queries.ts';
import { refusalOf } from '#web/bookings/sheet/refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { DialogFoot } from '#web/ui/overlays/dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface ToldFormProps {
  booking: Booking;
  onClose: () => void;
}

/** A line that is being written keeps its place while others are taken away. */
interface Line extends GuestEntry {
  key: number;
}

/** An extra that comes for somebody. */
const comes = /^chauffeur|transfer$/;

/** Who comes, a line for each, and the word to the crew. */
export function ToldForm({ booking, onClose }: ToldFormProps) {
  const { t } = useText();
  const words = t.ownBookings.told;
  const [lines, setLines] = useState(() => linesOf(booking));
  const [note, setNote] = useState(booking.note);
  const [pickUp, setPickUp] = useState(booking.pickUp);
  const isFetched = booking.pickUp !== '' || booking.addOns.some(({ id }) => comes.test(id));
  const tell = useTell(booking);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const ask = toldIn(lines, { note, pickUp });
    if (!ask) return setLines((last) => last.map((line) => ({ ...line, tried: true })));
    void tell.mutateAsync(ask).then(
      () => {
        onClose();
        notify.success(words.done, booking.offering.title);
      },
      () => undefined, // shown below
    );
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <Guests lines={lines} onLines={setLines} most={booking.party} />
      <TextArea
        label={t.bookingSheet.word}
        note={t.bookingSheet.optional}
        rows={3}
        maxLength={bookingLengths.note}
        typed={[note, setNote]}
      />
      {isFetched && (
        <TextField
          label={t.bookingSheet.pickUpPlace.transfer}
          autoComplete="street-address"
          maxLength={bookingLengths.pickUp}
          typed={[pickUp, setPickUp]}
        />
      )}
      {tell.error && <GuestsRefused error={tell.error} />}
      <DialogFoot>
        <Button type="submit" busy={tell.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface GuestsProps {
  lines: Line[];
  onLines: (lines: Line[]) => void;
  most: number;
}

function Guests({ lines, onLines, most }: GuestsProps) {
  const { t } = useText();
  const write = (key: number, part: Partial<GuestEntry>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const key = 1 + Math.max(-1, ...lines.map((line) => line.key));
    onLines([...lines, { ...entryFor(null), key }]);
  };
  return (
    <div>
      <ul>
        {lines.map((line, place) => (
          <GuestLine
            key={line.key}
            line={line}
            place={place + 1}
            onWrite={(part) => write(line.key, part)}
            onRemove={() => onLines(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      {lines.length < most && (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus size={16} strokeWidth={1.5} />}
          onClick={add}
        >
          {t.bookingSheet.addGuest}
        </Button>
      )}
    </div>
  );
}

interface GuestLineProps {
  line: Line;
  place: number;
  onWrite: (part: Partial<GuestEntry>) => void;
  onRemove: () => void;
}

function GuestLine({ line, place, onWrite, onRemove }: GuestLineProps) {
  const { t } = useText();
  const say = t.bookingSheet;
  const { told } = t.ownBookings;
  const wrong = wrongIn(line);
  const plain = { autoComplete: 'off' } as const;
  return (
    <li className="mb-4 border-b border-line pb-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div
        role="group"
        aria-label={told.guest(place)}
        className="grid grid-cols-[1fr_5.5rem_auto] items-start gap-x-3 gap-y-2"
      >
        <TextField
          {...plain}
          label={say.name}
          typed={[line.name, (name) => onWrite({ name })]}
          maxLength={bookingLengths.name}
          required
          error={line.tried && wrong.name ? say.wrong.name : undefined}
        />
        <TextField
          {...plain}
          label={say.ageLabel}
          inputMode="numeric"
          maxLength={3}
          typed={[line.age, (age) => onWrite({ age: age.trim() })]}
          error={line.tried && wrong.age ? say.wrong.age : undefined}
        />
        <IconButton
          className="mt-7"
          label={say.removeGuest(line.name || told.guest(place))}
          icon={<X size={16} strokeWidth={1.5} />}
          onClick={onRemove}
        />
        <TextField
          {...plain}
          className="col-span-3"
          label={say.needs}
          note={say.optional}
          typed={[line.needs, (needs) => onWrite({ needs })]}
          maxLength={bookingLengths.needs}
        />
      </div>
    </li>
  );
}

/** Who is refused, and why, in the words of the sheet. */
function GuestsRefused({ error }: { error: Error }) {
  const { t } = useText();
  const { refused } = t.ownBookings.told;
  if (error instanceof ApiError && error.code === 'guest_refused')
    return <AlertPanel title={refused} text={refusalOf(error, t).text} />;
  return <RefusalPanel error={error} title={refused} />;
}

function linesOf({ guests }: Booking): Line[] {
  const lines = guests.map((guest, key) => ({ ...entryFor(key, guest), key }));
  return lines.length > 0 ? lines : [{ ...entryFor(null), key: 0 }];
}

/** Nothing while a line is not yet a guest; one without any letter is none. */
function toldIn(
  lines: Line[],
  { note, pickUp }: { note: string; pickUp: string },
): GuestsAsk | undefined {
  const named = lines.filter(({ name, age, needs }) => name.trim() || age || needs.trim());
  if (named.some((line) => Object.values(wrongIn(line)).includes(true))) return undefined;
  const guests = named.map(({ name, age, needs }) => ({
    name: name.trim(),
    age: age === '' ? null : Number(age),
    needs: needs.trim(),
  }));
  return { guests, note: note.trim(), pickUp: pickUp.trim() };
}
