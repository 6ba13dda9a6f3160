import { useNavigate } from 'react-router';
import { type BookingSummary, bookings } from '#contract/bookings/bookings.ts';
import type { Day } from '#contract/primitives.ts';
import { clockInDubai, dayInDubai, daysBetween } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { sayDay, sayMoment, todayInDubai } from '#web/platform/moments.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { moneyKeys } from '#web/platform/queries/stale-money.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** That the place is open again, and the same hold once more with one press. */
export function HoldOver({ booking, onHeld }: { booking: BookingSummary; onHeld: () => void }) {
  const { t } = useText();
  const say = t.house.strip;
  const navigate = useNavigate();
  const again = useAct<void>(
    (_nothing, lang) => holdAgain(booking.id, lang),
    [...moneyKeys, ['availability'], ['calendar']],
    // Taken by now, dearer, or one hold too many: the sheet says which, and what is free nearby.
    { onSuccess: onHeld, onError: () => void navigate(sheetPath(booking)) },
  );
  return (
    <>
      <p className="min-w-0 text-[0.875rem] leading-[1.3]">{say.over(useOverWords(booking))}</p>
      <Button
        size="small"
        variant="outline"
        className="shrink-0"
        busy={again.isPending}
        onClick={() => again.mutate()}
      >
        {say.again}
      </Button>
    </>
  );
}

/** `Friday 16:30` of the week that runs, with its date further ahead. */
export function useOverWords({ startsAt }: BookingSummary): string {
  const { language } = useText();
  const day = dayInDubai(startsAt);
  return isNear(day)
    ? `${sayDay(day, 'longWeekday', language)} ${clockInDubai(startsAt)}`
    : sayMoment(startsAt, language);
}

const isNear = (day: Day): boolean => daysBetween(todayInDubai(), day) < 7;

/** As it was held, for the sum that was seen. */
async function holdAgain(id: string, lang: 'en' | 'ar'): Promise<void> {
  const before = await call(bookings.read, { params: { id }, query: { lang } });
  const { offering, day, time, length, party, addOns, total } = before;
  const { guests, note, licenceHeld, limitsKept, pickUp } = before;
  const placed = { offering: offering.slug, day, time, length, party, units: null, addOns };
  const told = { guests, note, licenceHeld, limitsKept, pickUp };
  const body = { ...placed, ...told, total, zone: zoneHere() };
  await call(bookings.hold, { query: { lang }, body });
}
