/** Where what can be booked begins, what comes with it, what can be added and what must be brought. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Localised } from '#contract/primitives.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { extrasIn } from '#server/assistant/facets/extras.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { isDriven } from '#server/assistant/facets/money.ts';
import { addableOfKind, withPrice } from '#server/assistant/facets/people.ts';
import { howFar } from '#server/assistant/facets/places.ts';

export const offeringPlace: Facets<Offering> = {
  where: ({ meetingPoint, location }, asked) => [
    asked.context.telling.say.about.meets(meetingPoint.label[asked.language]),
    asked.say.lies(location[asked.language]),
    ...howFar(meetingPoint, asked),
    ...(asked.mentions(parking) ? [asked.say.parkingUnsaid] : []),
  ],
  pickup,
  included,
  extras,
  dress,
  papers,
};

const parking = /\b(?:park(?:ing)?|valet)\b|(?:موقف|مواقف|باركن)/;
const taxes = /\b(?:vat|tax(?:es)?)\b|ضريب/;

const carried = /chauffeur|transfer|limousine|picked up|deliver|driver/i;

function pickup(item: Offering, asked: FacetContext): string[] {
  const { say, list, language } = asked;
  const { label } = item.meetingPoint;
  const included = item.inclusions.filter(({ en }) => carried.test(en));
  const told = [
    ...(carried.test(label.en) ? [label[language]] : []),
    ...(included.length > 0 ? [say.comesWith(list(included))] : []),
    ...addableOfKind(item, carried, asked),
  ];
  return told.length > 0
    ? told
    : [asked.context.telling.say.about.meets(label[language]), say.pickupUnsaid];
}

/** What was asked after comes first, whether it is in the price, apart from it or an extra. */
function included(item: Offering, asked: FacetContext): string[] {
  const { language, say } = asked;
  const { about } = asked.context.telling.say;
  const own = (texts: readonly Localised[]) => texts.map((text) => text[language]);
  const within = named(item.inclusions, asked);
  const apart = named(item.exclusions, asked);
  const paid = apart.length > 0 || within.length > 0 ? [] : extrasIn(item, asked.context);
  return [
    ...(asked.mentions(taxes) && item.payment.taxIncluded ? [say.taxIn] : []),
    ...(within.length > 0 ? [say.yesIncluded(asked.list(within))] : []),
    ...(apart.length > 0 ? [say.noIncluded(asked.list(apart))] : []),
    ...(paid.length > 0 ? [say.asExtra(paid.map((one) => withPrice(one, asked)))] : []),
    about.included(own(item.inclusions), own(item.exclusions)),
  ];
}

/** Parts whose weighty words stand in the question. */
function named(texts: readonly Localised[], { context }: FacetContext): Localised[] {
  const said = new Set(context.meant.stems.filter((one) => one.length > 2 && !isLittle(one)));
  return texts.filter((text) =>
    [text.en, text.ar].some((own) =>
      wordsOf(own).some((word) => !isLittle(word) && said.has(stem(word))),
    ),
  );
}

function extras(item: Offering, asked: FacetContext): string[] {
  const { say } = asked;
  const wanted = extrasIn(item, asked.context);
  const others = item.addOns.filter((one) => !wanted.includes(one));
  const lines = (all: typeof wanted) => all.map((one) => withPrice(one, asked));
  if (wanted.length === 0) return [say.canBeAdded(lines(others))];
  return [say.canBeAdded(lines(wanted)), ...(others.length > 0 ? [say.others(lines(others))] : [])];
}

const worn = /clothing|boots|wetsuit|gear|helmet|shoes|gloves|towel/i;

function dress(item: Offering, asked: FacetContext): string[] {
  const { say, list } = asked;
  const given = item.inclusions.filter(({ en }) => worn.test(en));
  const told = [
    ...(given.length > 0 ? [say.comesWith(list(given))] : []),
    ...addableOfKind(item, worn, asked),
    ...(item.category === 'desert-safari' ? asked.written('bkg-safari-wear') : []),
  ];
  return told.length > 0 ? told : [say.dressUnsaid];
}

function papers(item: Offering, asked: FacetContext): string[] {
  const { requirements, schedule, price } = item;
  const isJet = schedule.kind === 'route' && price.unit === 'per-charter';
  return [
    asked.context.telling.say.about.needs(requirements.documents.map((one) => one[asked.language])),
    ...(isDriven(item) ? asked.written('bkg-driving-visitor') : []),
    ...(isJet ? asked.written('bkg-jet-documents') : []),
    ...(requirements.notes && /passport|licen/i.test(requirements.notes.en)
      ? [requirements.notes[asked.language]]
      : []),
  ];
}
