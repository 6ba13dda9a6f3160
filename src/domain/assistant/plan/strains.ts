/**
 * What strains a body, by kind of thing: general knowledge, held in one table, and cautious. What the catalogue
 * itself says of an entry comes before it.
 */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { GuestCondition, OfferingStrain } from '#domain/assistant/plan/constraint.ts';

type Kind = [OfferingStrain, category: Offering['category'], words: RegExp];

/** The first that holds; a category without words holds for all of it. */
const kinds: Kind[] = [
  ['balloon', 'adrenaline-sky', /balloon/],
  ['aircraft', 'adrenaline-sky', /seaplane/],
  ['climb', 'adrenaline-sky', /climb|\bwalk\b/],
  ['jump', 'adrenaline-sky', /./],
  ['water', 'jet-ski-flyboard', /./],
  ['waves', 'yachts', /\bfast\b|speed ?boat|open boat/],
  ['aircraft', 'helicopter-rides', /./],
  ['aircraft', 'flights', /aboard|flight|jet|class|leg|dubai|g650|7500/],
  ['dunes', 'desert-safari', /buggy|dune driving|\bdrive\b|land rover|quad|4x4/],
  ['saddle', 'desert-safari', /camel|saddle|\bhorse/],
  ['sand', 'desert-safari', /./],
  [
    'ride',
    'fun-gaming',
    /\bkart|circuit|grand prix|slides|coaster|\bski\b|simulator|trampoline|bumper/,
  ],
];

/** Massage, steam and hot pools belong to a stay whose house is known for them. */
const isSpa = ({ category, tags, addOns }: Offering): boolean =>
  category === 'hotels' && (tags.includes('wellness') || addOns.some(({ id }) => /spa/.test(id)));

export function strainOf(offering: Offering): OfferingStrain | undefined {
  const said = [offering.title.en, offering.description.en].join(' ').toLowerCase();
  const found = kinds.find(
    ([, category, words]) => category === offering.category && words.test(said),
  );
  return found?.[0] ?? (isSpa(offering) ? 'heat' : undefined);
}

type Level = 'no' | 'doctor' | undefined;

const levels: Record<OfferingStrain, Record<GuestCondition, Level>> = {
  jump: { pregnancy: 'no', heart: 'no', back: 'no' },
  balloon: { pregnancy: 'no', heart: 'doctor', back: 'no' },
  climb: { pregnancy: 'no', heart: 'doctor', back: 'no' },
  water: { pregnancy: 'no', heart: 'no', back: 'no' },
  waves: { pregnancy: 'no', heart: 'doctor', back: 'no' },
  dunes: { pregnancy: 'no', heart: 'doctor', back: 'no' },
  saddle: { pregnancy: 'no', heart: 'doctor', back: 'no' },
  ride: { pregnancy: 'no', heart: 'no', back: 'no' },
  aircraft: { pregnancy: 'doctor', heart: 'doctor', back: 'doctor' },
  sand: { pregnancy: 'doctor', heart: undefined, back: 'doctor' },
  heat: { pregnancy: 'doctor', heart: 'doctor', back: undefined },
};

export const levelOf = (strain: OfferingStrain, condition: GuestCondition): Level =>
  levels[strain][condition];

const spoken: Record<GuestCondition, RegExp> = {
  pregnancy: /pregnan|expectant|expecting/i,
  heart: /heart|cardiac|blood pressure/i,
  back: /\bback (?:surgery|problem|pain|injur)|\bspin(?:e|al)/i,
};

/** A note of the entry that warns of it. */
export const warnsOf = ({ requirements: { notes } }: Offering, condition: GuestCondition) =>
  notes && spoken[condition].test(notes.en) ? notes : undefined;
