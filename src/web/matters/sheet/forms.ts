/** The form of every kind, as data: which fields, in which order. */
import type { CatalogueName } from '#contract/catalogue/names.ts';
import type { MatterArea, MatterKind } from '#contract/matters/kinds.ts';

/** What a client asks for by themselves: consultations and viewings come through the scheduler. */
export type AskedKind = Exclude<MatterKind, 'consultation' | 'viewing'>;

interface Shared {
  optional?: boolean;
}

export type FieldShape =
  | ({
      as: 'line';
      name:
        | 'title'
        | 'subject'
        | 'activity'
        | 'nationality'
        | 'child.name'
        | 'yearGroup'
        | 'document';
    } & Shared)
  | ({ as: 'prose'; name: 'notes' } & Shared)
  | ({ as: 'day'; name: 'day' | 'moveIn' | 'start' | 'child.born' } & Shared)
  | ({ as: 'clock'; name: 'time' } & Shared)
  | ({
      as: 'count';
      name: 'people' | 'bedrooms' | 'shareholders' | 'visas';
      least: number;
      most: number;
    } & Shared)
  | ({ as: 'money'; name: 'budget' } & Shared)
  | ({ as: 'choice'; name: ChoiceName } & Shared)
  /** Any of many. */
  | ({ as: 'several'; name: 'types' } & Shared)
  /** Something of the catalogue. */
  | ({
      as: 'item';
      name: 'property' | 'school' | 'package' | 'visa' | 'venue' | 'event' | 'choice';
    } & Shared)
  | ({ as: 'items'; name: 'areas' } & Shared);

export type FieldName = FieldShape['name'];
type ChoiceName = 'purpose' | 'account' | 'topic' | 'programme';

export const choices = {
  purpose: ['buy', 'rent'],
  account: ['personal', 'business', 'both'],
  topic: ['contract', 'property', 'family', 'company', 'other'],
  programme: ['plan', 'tier'],
  types: ['villa', 'apartment', 'penthouse'],
} as const;

const notes: FieldShape = { as: 'prose', name: 'notes', optional: true };
const told: FieldShape = { as: 'prose', name: 'notes' };
const people: FieldShape = { as: 'count', name: 'people', least: 1, most: 50 };

export const forms: Record<MatterKind, FieldShape[]> = {
  custom: [
    { as: 'line', name: 'title' },
    told,
    { as: 'day', name: 'day', optional: true },
    { ...people, optional: true },
    { as: 'money', name: 'budget', optional: true },
  ],
  consultation: [{ as: 'line', name: 'subject' }, notes],
  viewing: [{ as: 'item', name: 'property' }, notes],
  property_search: [
    { as: 'choice', name: 'purpose' },
    { as: 'several', name: 'types', optional: true },
    { as: 'items', name: 'areas', optional: true },
    { as: 'count', name: 'bedrooms', least: 0, most: 20, optional: true },
    { as: 'money', name: 'budget', optional: true },
    { as: 'day', name: 'moveIn', optional: true },
    notes,
  ],
  company: [
    { as: 'item', name: 'package', optional: true },
    { as: 'line', name: 'activity' },
    { as: 'count', name: 'shareholders', least: 1, most: 50 },
    { as: 'count', name: 'visas', least: 0, most: 50 },
    notes,
  ],
  visa: [
    { as: 'item', name: 'visa', optional: true },
    { as: 'line', name: 'nationality' },
    people,
    notes,
  ],
  banking: [{ as: 'choice', name: 'account' }, notes],
  legal: [{ as: 'choice', name: 'topic' }, told],
  school: [
    { as: 'item', name: 'school' },
    { as: 'line', name: 'child.name' },
    { as: 'day', name: 'child.born' },
    { as: 'day', name: 'start', optional: true },
    { as: 'line', name: 'yearGroup' },
    notes,
  ],
  table: [
    { as: 'item', name: 'venue' },
    { as: 'day', name: 'day' },
    { as: 'clock', name: 'time' },
    people,
    notes,
  ],
  event: [{ as: 'item', name: 'event' }, { as: 'day', name: 'day', optional: true }, people, notes],
  membership: [{ as: 'choice', name: 'programme' }, { as: 'item', name: 'choice' }, notes],
  document: [{ as: 'line', name: 'document' }, notes],
  expert_chat: [told],
};

export const isAskedKind = (kind: string): kind is AskedKind =>
  Object.hasOwn(forms, kind) && kind !== 'consultation' && kind !== 'viewing';

/** Where the things of a field stand in the catalogue. A membership is a plan or a tier. */
export function sourcesOf(name: FieldName, programme: string): CatalogueName[] {
  const sources: Partial<Record<FieldName, CatalogueName[]>> = {
    property: ['properties'],
    school: ['schools'],
    package: ['packages'],
    visa: ['visas'],
    venue: ['venues', 'lounges', 'nightclubs'],
    event: ['events'],
    choice: [programme === 'tier' ? 'membership-tiers' : 'plans'],
    areas: ['locations'],
  };
  return sources[name] ?? [];
}

/** What can be asked for from the list of an area, the likely one first. */
export const kindsOfArea: Record<MatterArea, [AskedKind, ...AskedKind[]]> = {
  requests: ['custom', 'document', 'expert_chat'],
  'real-estate': ['property_search'],
  business: ['company', 'visa', 'banking', 'legal'],
  education: ['school'],
  vip: ['table', 'event', 'membership'],
};
