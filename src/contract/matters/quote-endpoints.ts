/** A quote is written and sent at the desk, and answered by the client. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { DeskMatter } from '#contract/matters/desk.ts';
import { Matter, reason } from '#contract/matters/matters.ts';
import { QuoteDraft } from '#contract/matters/quotes.ts';
import { ById, Id, InLanguage, Money } from '#contract/primitives.ts';

const written = {
  params: ById,
  query: InLanguage,
  once: true,
  versioned: true,
  returns: DeskMatter,
} as const;

const answered = {
  acting: 'approve',
  params: ById.extend({ quote: Id }),
  query: InLanguage,
  once: true,
  returns: Matter,
} as const;

export const quotes = {
  draft: endpoint('PUT', '/rest/v1/desk/matters/:id/quote', {
    ...written,
    body: QuoteDraft,
    summary: 'Writes the draft of the next version.',
  }),
  send: endpoint('POST', '/rest/v1/desk/matters/:id/quote/send', {
    ...written,
    /** Why, where it changes what was agreed; the client reads it. */
    body: z.object({ reason }),
    summary: 'Sends the draft: frozen from now on, the version before is superseded.',
  }),
  accept: endpoint('POST', '/rest/v1/matters/:id/quotes/:quote/accept', {
    ...answered,
    body: z.object({ total: Money }),
    summary: 'Accepts the current quote, at the total that was shown.',
  }),
  reject: endpoint('POST', '/rest/v1/matters/:id/quotes/:quote/reject', {
    ...answered,
    body: z.object({ reason }),
    summary: 'Declines the current quote; the house looks again.',
  }),
};
