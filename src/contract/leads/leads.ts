import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { isLeadAddress } from '#contract/leads/address.ts';
import { leadsPath } from '#contract/paths.ts';
import { Language } from '#contract/primitives.ts';

/** Who unlocked the prices; what they agreed to is the catalogue's own text in their language. */
const NewLead = z.object({
  email: z.string().max(254).refine(isLeadAddress, 'It must be a mail address'),
  language: Language,
});

export const ByUnsubscribeLink = z.object({ token: z.string().min(20).max(100) });

const Unsubscribed = z.object({
  /** False when this very link had done so before. */
  first: z.boolean(),
});

export const leads = {
  leave: endpoint('POST', leadsPath, {
    body: NewLead,
    summary: 'Keeps an address that asked for the prices, with its consent; one mail goes out.',
  }),
  /** Mail programs call this address by themselves (RFC 8058), so the token stands in the query. */
  unsubscribe: endpoint('POST', '/rest/v1/leads/unsubscribe', {
    query: ByUnsubscribeLink,
    returns: Unsubscribed,
    summary: 'Ends the mails to an address, by the link in one of them; no session is needed.',
  }),
};
