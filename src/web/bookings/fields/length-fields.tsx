import { lengthsOf } from '#domain/bookings/cells.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { CountField } from '#web/bookings/fields/count-field.tsx';
import { shapeOf } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { endOfDraft, hoursOf, lengthOf, timeOf } from '#web/bookings/sheet/use-wish.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Stays and rentals: from when to when, and at which hour a car is handed over. */
export function LengthFields({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft, write, refusal } = sheet;
  const { fewest, most } = lengthsOf(offering);
  const shape = shapeOf(offering);
  const say = t.bookingSheet;
  if (shape === 'hour') return null;
  return (
    <div className="grid gap-4">
      <Ends sheet={sheet} />
      <CountField
        label={say.lengths[shape]}
        helper={say.lengthRange[shape](fewest, most)}
        value={lengthOf(offering, draft)}
        least={fewest}
        most={most}
        onChange={(length) => write({ length })}
      />
      {shape === 'days' && (
        <ListField
          label={say.pickUp}
          note={say.dubaiTime}
          typed={[timeOf(offering, draft) ?? '', (time) => write({ time })]}
          options={hoursOf(offering, draft).map((time) => ({ value: time, label: time }))}
        />
      )}
      {(refusal?.place === 'length' || refusal?.place === 'hour') && (
        <WishRefused refusal={refusal} sheet={sheet} />
      )}
    </div>
  );
}

function Ends({ sheet: { offering, draft } }: { sheet: SheetState }) {
  const { t, language } = useText();
  const { schedule } = offering;
  const say = t.bookingSheet;
  if (!draft.day) return <p className="pt-1.5 text-[0.9375rem] text-ink-soft">{say.chooseFirst}</p>;
  const nightly = schedule.kind === 'nightly';
  const endsAt = endOfDraft(offering, draft, draft.day);
  const last = dayInDubai(endsAt);
  const first = nightly ? say.checkIn(schedule.checkIn) : say.firstDay;
  const end = nightly ? say.checkOut(schedule.checkOut) : say.endsAt(clockInDubai(endsAt));
  return (
    <dl className="grid gap-3 border-b border-line pb-4">
      {[
        [first, draft.day],
        [end, last],
      ].map(([name = '', day = '']) => (
        <div key={name}>
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd>
            <Heading level={3} size="step" className="text-[1.375rem]!">
              {sayDay(day, 'long', language)}
            </Heading>
          </dd>
        </div>
      ))}
    </dl>
  );
}
