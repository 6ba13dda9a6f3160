/** A profile in the short form in which the desk, bookings and the assistant use it. */
import { z } from 'zod';
import { FamilyMember } from '#contract/family.ts';
import {
  Address,
  Contact,
  EmergencyContact,
  ImportantDate,
  Preferences,
} from '#contract/profile/profile.ts';

export const ProfileFacts = z.object({
  ...Contact.pick({ title: true, phones: true, channel: true, hours: true, zone: true }).shape,
  languages: Contact.shape.languages,
  ...Preferences.omit({ dates: true }).shape,
  /** Those of the next ninety days, the nearest first, on the day they fall on this time. */
  dates: z.array(ImportantDate),
  emergency: z.array(EmergencyContact),
  /** The main one. */
  address: Address.nullable(),
  family: z.array(
    FamilyMember.pick({ id: true, name: true, relation: true, age: true, needs: true }).extend({
      school: z.string(),
      schoolYear: z.string(),
    }),
  ),
});
export type ProfileFacts = z.infer<typeof ProfileFacts>;
