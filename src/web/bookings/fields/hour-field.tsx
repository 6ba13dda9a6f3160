import { useQuery } from '@tanstack/react-query';
import type { AvailableSlot } from '#contract/bookings/availability.ts';
import { clockInDubai } from '#domain/time.ts';
import { HourLine } from '#web/bookings/fields/hour-line.tsx';
import { slotsWithOurs } from '#web/bookings/sheet/own-places.ts';
import { availabilityQuery } from '#web/bookings/sheet/queries.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { partyOf } from '#web/bookings/sheet/use-wish.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ownClock, sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** The hours of the chosen day. Taken ones stay visible, struck through. */
export function HourField({ sheet }: { sheet: SheetState }) {
  const { t, language } = useText();
  const { draft, refusal, offering } = sheet;
  const slots = useSlots(sheet);
  if (!draft.day) return <Unchosen />;
  return (
    <div>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <Heading level={3} size="step" className="text-[1.5rem]!">
          {sayDay(draft.day, 'weekday', language)}
        </Heading>
        <span className="text-caption text-ink-mute">{t.bookingSheet.dubaiTime}</span>
      </div>
      {slots ? <Slots slots={slots} sheet={sheet} /> : <Skeleton className="h-26" />}
      {slots?.length === 0 && (
        <p className="text-caption text-ink-soft">{t.bookingSheet.noHours}</p>
      )}
      {slots && slots.length > 1 && offering.schedule.kind === 'charter-window' && (
        <HourLine slots={slots} chosen={draft.time} day={draft.day} />
      )}
      <OwnHour slots={slots} time={draft.time} />
      {refusal?.place === 'hour' && <WishRefused refusal={refusal} sheet={sheet} />}
    </div>
  );
}

function Unchosen() {
  const { t } = useText();
  return <p className="pt-1.5 text-[0.9375rem] text-ink-soft">{t.bookingSheet.chooseDay}</p>;
}

function useSlots({ offering, draft, ours }: SheetState): AvailableSlot[] | undefined {
  const day = draft.day ?? '';
  const { data, isPlaceholderData } = useQuery({
    ...availabilityQuery({
      slug: offering.slug,
      from: day,
      to: day,
      party: partyOf(offering, draft),
    }),
    enabled: day !== '',
  });
  const found = data?.days.find((each) => each.day === day);
  if (isPlaceholderData && !found) return undefined;
  return found && slotsWithOurs(found.slots, offering, ours);
}

function Slots({ slots, sheet }: { slots: AvailableSlot[]; sheet: SheetState }) {
  const { t } = useText();
  return (
    <div
      role="radiogroup"
      aria-label={t.bookingSheet.hours}
      className="tnum grid grid-cols-3 gap-1.5"
    >
      {slots.map((slot) => (
        <Slot key={slot.time} slot={slot} sheet={sheet} />
      ))}
    </div>
  );
}

function Slot({
  slot,
  sheet: { offering, draft, write, ours },
}: {
  slot: AvailableSlot;
  sheet: SheetState;
}) {
  const { t } = useText();
  const { time, state, endsAt } = slot;
  const open = state === 'open';
  const isHeld = ours?.startsAt === slot.startsAt;
  return (
    <label
      className={classes(
        isHeld && 'not-has-checked:bg-warning-wash not-has-checked:text-warning',
        'relative flex h-12.5 flex-col items-center justify-center rounded-hair leading-[1.15] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        open
          ? 'cursor-pointer shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-ink/6 has-checked:bg-primary has-checked:text-on-primary'
          : 'bg-sunk/60 text-ink-mute',
      )}
    >
      <input
        type="radio"
        name={`hour-${offering.slug}`}
        value={time}
        checked={draft.time === time}
        disabled={!open}
        onChange={() => write({ time })}
        className="sr-only"
      />
      <span className={classes('text-[0.9375rem] font-medium', !open && 'line-through')}>
        {time}
      </span>
      <span className="text-[0.6875rem]">
        {isHeld && t.bookingSheet.heldShort}
        {!isHeld && open && t.bookingSheet.until(clockInDubai(endsAt))}
        {!isHeld && !open && t.bookingSheet.slotStates[state]}
      </span>
    </label>
  );
}

/** The same moment on the reader's own clock, where that differs. */
function OwnHour({
  slots,
  time,
}: {
  slots: AvailableSlot[] | undefined;
  time: string | undefined;
}) {
  const { t, language } = useText();
  const slot = slots?.find((each) => each.time === time);
  const own = slot && ownClock(slot.startsAt, language);
  if (!own) return null;
  return (
    <p className="mt-2.5 text-caption text-ink-soft">
      {t.bookingSheet.ownClock(
        own.time,
        own.otherDay ? sayDay(own.day, 'short', language) : undefined,
        own.zone,
      )}
    </p>
  );
}
