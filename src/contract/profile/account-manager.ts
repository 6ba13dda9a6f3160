/** Who looks after a client, and the way to write to them. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { MatterArea, matterLengths } from '#contract/matters/kinds.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { Id, InLanguage } from '#contract/primitives.ts';
import { ProseText, TimeZone } from '#contract/typed-text.ts';

/** Where somebody speaks with their account manager. */
const Conversation = z.object({ id: Id, area: MatterArea });

export const AccountManagerContact = z.object({
  /** Null while the house has no concierge. */
  manager: HousePerson.nullable(),
  /** The open one, where there is one. */
  conversation: Conversation.nullable(),
});
export type AccountManagerContact = z.infer<typeof AccountManagerContact>;

export const managerContact = {
  read: endpoint('GET', '/rest/v1/profile/manager', {
    acting: 'view',
    returns: AccountManagerContact,
    summary: 'Who looks after the client, and their open conversation.',
  }),
  write: endpoint('POST', '/rest/v1/profile/manager', {
    acting: 'request',
    query: InLanguage,
    body: z.object({
      text: ProseText.min(1, 'It cannot be empty').max(matterLengths.notes),
      zone: TimeZone,
    }),
    returns: Conversation,
    once: true,
    summary: 'Begins a conversation with the account manager, or goes on with it.',
  }),
};
