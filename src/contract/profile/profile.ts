/** What a client tells the house about themselves, section by section. */
import { z } from 'zod';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Day, Id, Instant } from '#contract/primitives.ts';
import { ProseText, TextLine, TimeZone } from '#contract/typed-text.ts';

const profileLengths = { name: 120, line: 120, phone: 30, wish: 300, access: 500 } as const;

/** An optional line: nothing is an empty text, so that a form has something to show. */
const Maybe = (most: number) => z.union([z.literal(''), TextLine.max(most)]).default('');
const Wish = ProseText.max(profileLengths.wish).default('');

/** As people write it; what is dialled is its figures. */
const Phone = TextLine.max(profileLengths.phone).regex(
  /^\+?[0-9][0-9 ().-]{4,}$/,
  'It must be a telephone number',
);

/** ISO 3166, two letters. */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'It must be a country');

export const Honorific = z.enum(['mr', 'mrs', 'ms', 'dr', 'sheikh', 'sheikha', 'excellency']);
export type Honorific = z.infer<typeof Honorific>;
export const ContactPhoneKind = z.enum(['mobile', 'home', 'work', 'assistant']);
export type ContactPhoneKind = z.infer<typeof ContactPhoneKind>;
export const Channel = z.enum(['mail', 'call', 'text', 'messenger', 'house']);
export type Channel = z.infer<typeof Channel>;

/** Spoken languages by their ISO 639 code. */
export const SpokenLanguage = z.enum([
  'ar',
  'en',
  'fr',
  'de',
  'es',
  'it',
  'ru',
  'zh',
  'hi',
  'ur',
  'fa',
  'tr',
]);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;

export const Contact = z.object({
  /** What the house calls them everywhere; it is the name of the account. */
  name: TextLine.max(profileLengths.name),
  title: Honorific.nullable().default(null),
  phones: z
    .array(z.object({ kind: ContactPhoneKind, number: Phone }))
    .max(6)
    .default([]),
  channel: Channel.nullable().default(null),
  /** When they like to be reached, by the clock of `zone`, or of Dubai where none is named. */
  hours: z.object({ from: ClockTime, to: ClockTime }).nullable().default(null),
  zone: TimeZone.nullable().default(null),
  languages: z.array(SpokenLanguage).max(SpokenLanguage.options.length).default([]),
});
export type Contact = z.infer<typeof Contact>;

export const Diet = z.enum([
  'halal',
  'vegetarian',
  'vegan',
  'pescatarian',
  'kosher',
  'gluten_free',
  'dairy_free',
  'no_alcohol',
]);
export type Diet = z.infer<typeof Diet>;
export const Seat = z.enum(['window', 'aisle', 'front']);
export type Seat = z.infer<typeof Seat>;
export const Interest = z.enum([
  'desert',
  'sea',
  'dining',
  'art',
  'music',
  'motoring',
  'golf',
  'wellness',
  'shopping',
  'children',
  'real-estate',
]);
export type Interest = z.infer<typeof Interest>;

export const ImportantDate = z.object({
  title: TextLine.max(profileLengths.line),
  day: Day,
  /** A birthday comes back, a move does not. */
  yearly: z.boolean().default(true),
});
export type ImportantDate = z.infer<typeof ImportantDate>;

export const Preferences = z.object({
  diet: z.array(Diet).max(Diet.options.length).default([]),
  allergies: Wish,
  seat: Seat.nullable().default(null),
  cars: Wish,
  hotels: Wish,
  drinks: Wish,
  interests: z.array(Interest).max(Interest.options.length).default([]),
  dates: z.array(ImportantDate).max(30).default([]),
});
export type Preferences = z.infer<typeof Preferences>;

export const EmergencyContact = z.object({
  name: TextLine.max(profileLengths.name),
  relation: Maybe(profileLengths.line),
  phone: Phone,
  email: z.union([z.literal(''), z.email('It must be a mail address').max(254)]).default(''),
  note: Wish,
});
export type EmergencyContact = z.infer<typeof EmergencyContact>;

export const Emergency = z.object({ contacts: z.array(EmergencyContact).max(5).default([]) });
export type Emergency = z.infer<typeof Emergency>;

/** Dubai numbers every entrance: ten figures that lead a driver to the door. */
const Makani = z
  .string()
  .trim()
  .regex(/^(\d{5} ?\d{5})?$/, 'A Makani number has ten figures')
  .transform((typed) => typed.replace(/^(\d{5})(\d{5})$/, '$1 $2'))
  .default('');

export const Address = z.object({
  label: TextLine.max(profileLengths.line),
  main: z.boolean().default(false),
  street: TextLine.max(200),
  building: Maybe(profileLengths.line),
  unit: Maybe(profileLengths.line),
  area: Maybe(profileLengths.line),
  city: TextLine.max(profileLengths.line),
  country: Country.default('AE'),
  makani: Makani,
  /** What a driver or a courier says at the gate, where to park, whom to ask for. */
  access: ProseText.max(profileLengths.access).default(''),
});
export type Address = z.infer<typeof Address>;

export const Addresses = z.object({
  addresses: z
    .array(Address)
    .max(8)
    .refine((all) => all.length === 0 || all.filter(({ main }) => main).length === 1, {
      message: 'One of them is the main one',
    })
    .default([]),
});
export type Addresses = z.infer<typeof Addresses>;

export const ProfileSection = z.enum(['contact', 'preferences', 'emergency', 'addresses']);
export type ProfileSection = z.infer<typeof ProfileSection>;

/** The version the reader saw; 0 while the section was never saved. */
const kept = { version: z.int().min(0), updatedAt: Instant.nullable() };
const KeptContact = z.object({ content: Contact, ...kept });
const KeptPreferences = z.object({ content: Preferences, ...kept });
const KeptEmergency = z.object({ content: Emergency, ...kept });
const KeptAddresses = z.object({ content: Addresses, ...kept });

export const ProfileChange = z.object({
  id: Id,
  section: ProfileSection,
  /** The names of what changed. */
  fields: z.array(z.string()),
  at: Instant,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const Profile = z.object({
  contact: KeptContact,
  preferences: KeptPreferences,
  emergency: KeptEmergency,
  addresses: KeptAddresses,
  /** The last twenty, the newest first. */
  changes: z.array(ProfileChange),
});
export type Profile = z.infer<typeof Profile>;

const saves = {
  versioned: true,
  summary: 'Saves one section of the client’s profile.',
} as const;

export const profile = {
  read: endpoint('GET', '/rest/v1/profile', {
    returns: Profile,
    summary: 'What the client told the house about themselves.',
  }),
  contact: endpoint('PUT', '/rest/v1/profile/contact', {
    body: Contact,
    returns: KeptContact,
    ...saves,
  }),
  preferences: endpoint('PUT', '/rest/v1/profile/preferences', {
    body: Preferences,
    returns: KeptPreferences,
    ...saves,
  }),
  emergency: endpoint('PUT', '/rest/v1/profile/emergency', {
    body: Emergency,
    returns: KeptEmergency,
    ...saves,
  }),
  addresses: endpoint('PUT', '/rest/v1/profile/addresses', {
    body: Addresses,
    returns: KeptAddresses,
    ...saves,
  }),
};
