import { boundByAge, limitsToVouch, type OfferingLimits } from '#domain/bookings/limits.ts';
import { VouchField } from '#web/bookings/fields/vouch-field.tsx';
import { guestsWritten } from '#web/bookings/guests/entry.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { partyOf } from '#web/bookings/sheet/use-wish.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';

/** Only where the offering has limits that nobody named here answers for: everybody counted is meant. */
export function LimitsField({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, draft } = sheet;
  const party = partyOf(offering, draft);
  const named = (guestsWritten(draft) ?? draft.guests).length;
  const limits = limitsToVouch(offering, { party, named });
  if (!limits) return null;
  return (
    <VouchField
      sheet={sheet}
      name="limitsKept"
      place="limits"
      label={sayLimits({ offering, party, limits }, t)}
      description={t.bookingSheet.limits.why}
    />
  );
}

interface Vouched {
  offering: Pick<Bookable, 'requirements' | 'capacity'>;
  party: number;
  limits: OfferingLimits;
}

/** In a vehicle the age is its driver's, while everybody in it has a weight. */
function sayLimits({ offering, party, limits }: Vouched, t: Words['t']): string {
  const say = t.bookingSheet.limits;
  const { minAge, maxAge, minHeightCm, maxWeightKg } = limits;
  const ages = [minAge && say.minAge(minAge), maxAge && say.maxAge(maxAge)].filter(isSaid);
  const bodies = [
    minHeightCm && say.minHeightCm(minHeightCm),
    maxWeightKg && say.maxWeightKg(maxWeightKg),
  ].filter(isSaid);
  if (offering.capacity.unit !== 'vehicles') return say.all(party, [...ages, ...bodies]);
  const said = [
    ages.length > 0 && say.drivers(boundByAge(offering, party), ages),
    bodies.length > 0 && say.all(party, bodies),
  ];
  return said.filter(isSaid).join('. ');
}

const isSaid = (words: string | number | false | undefined): words is string => Boolean(words);
