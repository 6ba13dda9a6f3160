/** What is asked of a restaurant, a lounge or a nightclub. */
import type { Price } from '#contract/catalogue/shapes.ts';
import type { Money } from '#contract/primitives.ts';
import type { Venue } from '#domain/assistant/plan/entry.ts';
import { fraction, times, wholeUnits } from '#domain/money.ts';
import { hoursAfter, momentInDubai } from '#domain/time.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { accessOf, reasonsAbout } from '#server/assistant/facets/people.ts';
import { howFar } from '#server/assistant/facets/places.ts';

export const venueFacets: Facets<Venue> = {
  total: (item, asked) => [leastOf(item, asked), usualOf(item, asked)],
  'per-person': eachOf,
  minimum: (item, asked) => [
    leastOf(item, asked),
    ...depositOf(item, asked),
    released(item, asked),
  ],
  'pay-now': depositOf,
  held: depositOf,
  'extra-costs': (_, { written }) => written('vip-bill'),
  cancel: (item, asked) => [released(item, asked), ...keptOf(item, asked)],
  age: ({ minAge, childrenUntil, ...item }, asked) => {
    const { about, facts } = asked.context.telling.say;
    const entry = { of: 'venue', item: { ...item, minAge, childrenUntil } } as const;
    const judged = reasonsAbout(entry, asked, { of: ['age'] });
    if (judged.length > 0) return judged;
    return [minAge > 0 ? about.venueAge(minAge, childrenUntil) : facts.childrenWelcome];
  },
  capacity: ({ reservation }, asked) => {
    const { party } = asked.context.meant.wish;
    const large = party !== undefined && party > reservation.maxParty;
    const { carries } = asked.context.telling.say.about;
    return [
      carries(reservation.minParty, reservation.maxParty),
      ...(large ? asked.written('vip-large-group') : []),
    ];
  },
  hours: (item, { context, say }) => {
    const { about, weekdays, comma } = context.telling.say;
    const days =
      item.openDays.length === 7
        ? about.everyDay
        : item.openDays.map((day) => weekdays[day]).join(comma);
    return [
      about.opens(days, item.opens, item.closes),
      say.venue.tables(item.reservation.slots.join(comma)),
    ];
  },
  where: ({ hostHotel, location, coordinates }, asked) => [
    asked.say.lies(
      asked.list(
        hostHotel?.en.includes(location.en)
          ? [hostHotel]
          : [...(hostHotel ? [hostHotel] : []), location],
      ),
    ),
    ...howFar(coordinates, asked),
  ],
  dress: (item, asked) => {
    const judged = reasonsAbout({ of: 'venue', item }, asked, { of: ['dress'] });
    return judged.length > 0
      ? judged
      : [asked.context.telling.say.about.dress(item.dressCode[asked.language])];
  },
  duration: ({ reservation }, { say }) => [say.venue.heldFor(reservation.holdMinutes)],
  notice: ({ reservation }, { context }) => [
    context.telling.say.about.notice(reservation.leadTimeHours),
  ],
  free: (item, asked) => {
    const judged = reasonsAbout({ of: 'venue', item }, asked, { of: ['day'] });
    return [...judged, asked.say.venue.asked];
  },
  included: ({ highlights }, { list, say }) => [say.comesWith(list(highlights))],
  food: (item, asked) => [
    ...(item.cuisine ? [asked.say.venue.cuisine(item.cuisine[asked.language])] : []),
    ...reasonsAbout({ of: 'venue', item }, asked, { of: ['diet', 'alcohol'] }),
    ...asked.written('vip-diet'),
    ...(item.servesAlcohol ? asked.written('vip-alcohol') : []),
  ],
  access: (item, asked) => accessOf({ of: 'venue', item }, asked),
  pets: (item, asked) =>
    reasonsAbout({ of: 'venue', item }, asked, { of: ['pets'], needs: ['pets'] }),
  pickup: (_, { written }) => written('vip-driver'),
  papers: (_, { written }) => written('vip-age'),
  private: (item, asked) => {
    const own = [...item.tags, ...item.highlights].filter(({ en }) => /private/i.test(en));
    const rooms = own.length > 0 ? [asked.say.comesWith(asked.list(own))] : [];
    return [...rooms, ...asked.written('vip-photography')];
  },
};

/** What each asks is multiplied by those who come. */
function ofParty(
  price: Price,
  { context, money, price: said, say }: FacetContext,
): { all: Money; text: string } {
  const { party } = context.meant.wish;
  if (price.unit !== 'per-person' || !party || party === 1)
    return { all: price, text: said(price) };
  const all = times(price, party);
  return { all, text: say.times(money(price), party, money(all)) };
}

const leastOf = ({ minimumSpend }: Venue, asked: FacetContext): string =>
  asked.say.venue.least(ofParty(minimumSpend, asked).text);

const usualOf = ({ averageSpend }: Venue, asked: FacetContext): string =>
  asked.say.venue.usual(ofParty(averageSpend, asked).text);

/** What one of them usually spends, and their share of a table's minimum. */
function eachOf(item: Venue, asked: FacetContext): string[] {
  const { say, money, price } = asked;
  const { party } = asked.context.meant.wish;
  const { minimumSpend, averageSpend } = item;
  const usual = say.venue.usual(price(averageSpend));
  if (minimumSpend.unit === 'per-person' || !party)
    return [usual, say.venue.least(price(minimumSpend))];
  const share = fraction(minimumSpend, 1, party);
  const isExact = times(share, party).amount === minimumSpend.amount;
  return [
    usual,
    say.each(money(isExact ? share : wholeUnits(share)), money(minimumSpend), party, isExact),
  ];
}

function depositOf({ reservation: { deposit } }: Venue, asked: FacetContext): string[] {
  const { venue } = asked.say;
  return [deposit ? venue.deposit(ofParty(deposit, asked).text) : venue.noDeposit];
}

/** By the clock where day and hour are known, by hours otherwise. */
function released({ reservation }: Venue, asked: FacetContext): string {
  const { day, clock } = asked.context.meant.wish.when;
  const { freeCancelHours } = reservation;
  if (!day || !clock) return asked.context.telling.say.about.tableCancel(freeCancelHours);
  const moment = hoursAfter(momentInDubai(day, clock), -freeCancelHours);
  return asked.say.venue.releasedUntil(asked.deadline(moment));
}

const keptOf = ({ reservation: { deposit } }: Venue, asked: FacetContext): string[] =>
  deposit ? [asked.say.venue.kept(ofParty(deposit, asked).text)] : [asked.say.venue.nothingKept];
