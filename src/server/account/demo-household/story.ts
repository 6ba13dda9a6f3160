/** What happens in the household and around it: `seed/demo/household.json`, read for the day it is told on. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { BookingRating, BookingWish, Guest } from '#contract/bookings/asks.ts';
import { EndCause } from '#contract/bookings/bookings.ts';
import { InvitationAsk } from '#contract/delegates.ts';
import { DocumentDetails } from '#contract/documents/documents.ts';
import { FamilyMemberAsk } from '#contract/family.ts';
import { MatterForm } from '#contract/matters/kinds.ts';
import { MatterMove, MatterRating, StepState } from '#contract/matters/parts.ts';
import { QuoteDraft } from '#contract/matters/quotes.ts';
import { type Instant, Language, Instant as Moment } from '#contract/primitives.ts';
import { Addresses, Contact, Emergency, Preferences } from '#contract/profile/profile.ts';
import { dayInDubai, daysAfter, minutesAfter, momentInDubai } from '#domain/time.ts';

/** Who does something: what stands before the @ of their address. */
const who = z.string();
const done = { at: Moment, by: who };
const percent = z.int().min(1).max(100).default(100);
const reason = z.string().default('');

const MatterDeed = z.discriminatedUnion('do', [
  z.object({ ...done, do: z.literal('claim') }),
  z.object({ ...done, do: z.literal('move'), move: MatterMove, reason }),
  z.object({ ...done, do: z.literal('write'), text: z.string() }),
  z.object({ ...done, do: z.literal('note'), text: z.string() }),
  z.object({ ...done, do: z.literal('promise'), due: Moment, reason }),
  z.object({ ...done, do: z.literal('urgent'), reason }),
  z.object({ ...done, do: z.literal('quote'), draft: QuoteDraft }),
  z.object({ ...done, do: z.literal('accept') }),
  z.object({ ...done, do: z.literal('reject'), reason }),
  z.object({ ...done, do: z.literal('withdraw'), reason }),
  z.object({ ...done, do: z.literal('rate'), rating: MatterRating }),
  z.object({ ...done, do: z.literal('step'), number: z.int(), state: StepState, reason }),
  z.object({
    ...done,
    do: z.literal('appoint'),
    title: z.string(),
    startsAt: Moment,
    minutes: z.int(),
    place: z.string(),
  }),
  /** Hands a paper of the vault, by its file, to the step that waits for it. */
  z.object({ ...done, do: z.literal('hand'), paper: z.string(), file: z.string() }),
  z.object({ ...done, do: z.literal('check'), paper: z.string() }),
  /** Pays so much of what is open of its invoice by card. */
  z.object({ ...done, do: z.literal('pay'), percent }),
  z.object({ ...done, do: z.literal('transfer'), percent, reference: z.string() }),
  /** The house gives up so much of its invoice. */
  z.object({ ...done, do: z.literal('credit'), percent, reason }),
  /** What came back of it by bank has left. */
  z.object({ ...done, do: z.literal('sendBack'), reference: z.string() }),
]);
export type MatterDeed = z.infer<typeof MatterDeed>;

const BookingDeed = z.discriminatedUnion('do', [
  z.object({ ...done, do: z.literal('answer'), answer: z.enum(['confirm', 'decline']), reason }),
  z.object({ ...done, do: z.literal('callOff'), cause: EndCause, reason }),
  z.object({ ...done, do: z.literal('cancel'), reason }),
  z.object({ ...done, do: z.literal('rate'), rating: BookingRating }),
]);
export type BookingDeed = z.infer<typeof BookingDeed>;

const Story = z.object({
  /** Who else is looked after at the desk; their accounts are the story's own. */
  neighbours: z.array(z.object({ email: z.email(), name: z.string(), language: Language })),
  /** Since when the house knows whom. */
  known: z.record(who, Moment),
  profile: z.object({
    ...done,
    contact: Contact,
    preferences: Preferences,
    emergency: Emergency,
    addresses: Addresses,
  }),
  family: z.array(z.object({ ...done, who, member: FamilyMemberAsk })),
  cards: z.array(z.object({ ...done, number: z.string() })),
  plans: z.array(z.object({ ...done, choice: z.string() })),
  mandate: z.object({ ...done, accepter: who, invitation: InvitationAsk }),
  papers: z.array(
    z.object({
      ...done,
      file: z.string(),
      title: z.string(),
      issuer: z.string(),
      /** A member of the family; the client's own where nobody is named. */
      holder: who.nullable().default(null),
      details: DocumentDetails,
      /** The file that it is the newer version of. */
      renews: z.string().nullable().default(null),
    }),
  ),
  bookings: z.array(
    z.object({
      ...done,
      name: z.string(),
      /** Its day is the first one from then on that has a place. */
      wish: BookingWish,
      guests: z.array(Guest),
      note: z.string().default(''),
      licenceHeld: z.boolean().default(false),
      pickUp: z.string().default(''),
      later: z.array(BookingDeed).default([]),
    }),
  ),
  matters: z.array(
    z.object({
      ...done,
      name: z.string(),
      draft: z.boolean().default(false),
      form: MatterForm,
      later: z.array(MatterDeed).default([]),
    }),
  ),
  /** A home that is seen, at the first free hour from a day on. */
  viewings: z.array(
    z.object({
      ...done,
      home: z.string(),
      subject: z.string(),
      message: z.string(),
      from: z.iso.date(),
    }),
  ),
  planned: z.array(
    z.object({ ...done, title: z.string(), day: z.iso.date(), time: z.string(), minutes: z.int() }),
  ),
  waits: z.array(
    z.object({
      ...done,
      offering: z.string(),
      from: z.iso.date(),
      to: z.iso.date(),
      party: z.int(),
    }),
  ),
  /** Words to the account manager, and the answers. */
  letters: z.array(z.object({ ...done, to: who, text: z.string() })),
  /** Live talks with a person of the house; one that nobody takes waits at the desk. */
  talks: z.array(
    z.object({
      ...done,
      name: z.string(),
      lines: z.array(z.object({ ...done, text: z.string() })),
      ended: Moment.nullable().default(null),
      stars: z.int().nullable().default(null),
    }),
  ),
  /** When everybody has read what lay there; what came later is news. */
  readUntil: Moment,
});
export type Story = z.infer<typeof Story>;

const file = new URL('../../../../seed/demo/household.json', import.meta.url);

/** `@+21` is a day, `@-40 10:15` a moment of one in Dubai and `@-35m` one so many minutes ago. */
const relative = /^@([+-]\d+)(?: (\d\d:\d\d)|(m))?$/;

export async function readStory(now: Instant): Promise<Story> {
  const today = dayInDubai(now);
  const placed = (text: string): string => {
    const [, count, time, isMinutes] = relative.exec(text) ?? [];
    if (count === undefined) return text;
    if (isMinutes) return minutesAfter(now, Number(count));
    const day = daysAfter(today, Number(count));
    return time ? momentInDubai(day, time) : day;
  };
  const told = await readFile(file, 'utf8');
  return Story.parse(
    JSON.parse(told, (_key, value) => (typeof value === 'string' ? placed(value) : value)),
  );
}
