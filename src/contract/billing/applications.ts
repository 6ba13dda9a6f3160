/** What clients apply for and the house decides about: the tiers of the VIP page. For staff alone. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { DeskClient } from '#contract/matters/desk.ts';
import { CardPays } from '#contract/money-facts.ts';
import { ById, Day, Id, InLanguage, Instant, Money } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

export const Application = z.object({
  /** Of the membership. */
  id: Id,
  version: z.int(),
  client: DeskClient.nullable(),
  /** What they wish for. */
  name: z.string(),
  /** What they have already and would leave for it; empty for whoever joins. */
  from: z.string(),
  /** What is charged when the house says yes: at most this. */
  total: Money,
  /** The saved card that is charged then; null: its client pays. */
  cardPays: CardPays.nullable(),
  appliedAt: Instant,
  answerBy: Day,
});
export type Application = z.infer<typeof Application>;

export const applications = {
  list: endpoint('GET', '/rest/v1/desk/billing/applications', {
    query: InLanguage,
    returns: z.array(Application),
    summary: 'Applications for a tier that wait for an answer, the oldest first.',
  }),
  answer: endpoint('POST', '/rest/v1/desk/billing/applications/:id/answer', {
    params: ById,
    body: z
      .object({ answer: z.enum(['approve', 'decline']), reason: ProseText.max(500).default('') })
      .refine(({ answer, reason }) => answer === 'approve' || reason.trim() !== '', {
        path: ['reason'],
        message: 'Please say why',
      }),
    query: InLanguage,
    returns: z.array(Application),
    once: true,
    versioned: true,
    summary:
      'Says yes, and the first invoice is issued and charged to a saved card; or no, with a reason.',
  }),
};
