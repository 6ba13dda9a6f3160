import type { Offering } from '#contract/catalogue/offerings.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { payingWords } from '#domain/money/words/payment.ts';
import type { Attribute, Telling } from '#server/assistant/attributes/attribute.ts';

export function offeringAttributes(item: Offering, telling: Telling): Attribute[] {
  const { language, say } = telling;
  const { duration, capacity, requirements, cancellation, leadTimeHours, meetingPoint } = item;
  return [
    { acts: [], text: duration.text[language] },
    { acts: [], text: say.facts.upTo(capacity.maxParty) },
    ...(requirements.minAge > 0
      ? [{ acts: [], text: say.facts.fromAge(requirements.minAge) }]
      : []),
    ...(item.isFullyBooked ? [{ acts: [], text: say.facts.full }] : []),
    {
      acts: ['cancel'],
      text: say.about.cancel(
        cancellation.freeUntilHours,
        cancellation.feePercentAfter,
        cancellation.weatherRefundPercent,
      ),
    },
    { acts: ['age'], text: agesFor(requirements, telling) },
    {
      acts: ['included'],
      text: say.about.included(
        item.inclusions.map((part) => part[language]),
        item.exclusions.map((part) => part[language]),
      ),
    },
    { acts: ['duration', 'shortest', 'longest'], text: say.about.lasts(duration.text[language]) },
    { acts: ['capacity'], text: say.about.carries(capacity.minParty, capacity.maxParty) },
    { acts: ['where'], text: say.about.meets(meetingPoint.label[language]) },
    { acts: ['notice'], text: say.about.notice(leadTimeHours) },
    { acts: ['hours'], text: hoursOf(item, telling) },
    ...depositOf(item, telling),
  ];
}

function agesFor(
  { minAge, minHeightCm, maxWeightKg }: Offering['requirements'],
  { say }: Telling,
): string {
  const parts = [
    minAge > 0 ? say.about.fromAge(minAge) : say.about.anyAge,
    ...(minHeightCm ? [say.about.height(minHeightCm)] : []),
    ...(maxWeightKg ? [say.about.weight(maxWeightKg)] : []),
  ];
  return parts.join(' ');
}

function hoursOf({ schedule }: Offering, { say }: Telling): string {
  if (schedule.kind === 'nightly') return say.about.nightly(schedule.checkIn, schedule.checkOut);
  if (schedule.kind === 'day-rental')
    return say.about.window(schedule.pickupFrom, schedule.pickupTo);
  if (schedule.kind === 'charter-window')
    return say.about.window(schedule.windowFrom, schedule.windowTo);
  return say.about.startsAt(schedule.times);
}

/** Asked with the price of a car: what is held on the card. */
function depositOf(
  { payment, ...offering }: Offering,
  { say, speaker, stems, language }: Telling,
): Attribute[] {
  const { securityDeposit, depositPercent, mode } = payment;
  if (!stems.includes('deposit') && !stems.includes('تامين')) return [];
  if (securityDeposit)
    return [{ acts: [], text: say.about.security(speaker.money(securityDeposit)) }];
  return mode === 'deposit'
    ? [
        {
          acts: [],
          text: payingWords({ mode, depositPercent, atOnce: confirmsAtOnce(offering) }, language),
        },
      ]
    : [];
}
