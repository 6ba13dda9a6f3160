/** When the desk is there, and who is called while it is not: what the house decides about itself. */
import { z } from 'zod';
import { OpenHours } from '#contract/conversations/conversations.ts';
import { endpoint } from '#contract/endpoint.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { Id } from '#contract/primitives.ts';

/** As it is kept. */
export const DeskHours = z.object({
  /** Dubai's clock, stretch by stretch. */
  hours: z.array(OpenHours).max(21),
  /** Null: the colleague who has been here longest. */
  onCallId: Id.nullable(),
});
export type DeskHours = z.infer<typeof DeskHours>;

const path = '/rest/v1/desk/hours';
const shown = DeskHours.extend({
  /** Who that is; nobody where nobody works here any more. */
  onCall: HousePerson.nullable(),
});

export const deskHours = {
  read: endpoint('GET', path, {
    returns: shown,
    summary: 'The hours of the desk, on Dubai’s clock, and who is on call outside them.',
  }),
  change: endpoint('PUT', path, {
    body: DeskHours,
    returns: shown,
    summary: 'Sets the hours of the desk and who is on call. Admins alone.',
  }),
};
