/** Versions of a quote: written at the desk, frozen as they are sent, answered by the client. */

import type { QuoteDraft } from '#contract/matters/quotes.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { applyMove, isOpen } from '#domain/matters/life.ts';
import { standsAsAgreed } from '#domain/matters/money.ts';
import {
  addUp,
  applyToQuote,
  checkAnswerable,
  checkExpiry,
  checkShown,
} from '#domain/matters/quotes.ts';
import { money } from '#domain/money.ts';
import { type Purchase, spendOfMandate } from '#server/delegates/spending.ts';
import { letterAbout } from '#server/matters/letters/quote-about.ts';
import { notifyClient, notifyOwner } from '#server/matters/notices.ts';
import {
  lockOwnMatter,
  type MatterAct,
  refuseSilence,
  settleMatter,
  takeMatter,
} from '#server/matters/outcome.ts';
import { agreeTo, carriedAbout, mayBeSent } from '#server/matters/quotes/agreement.ts';
import {
  findQuote,
  insertDraft,
  moveQuote,
  type QuoteRow,
  quoteIn,
  rewriteDraft,
} from '#server/matters/quotes/store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { checkVersion } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';

const totalOf = ({ totalAmount, currency }: QuoteRow): Money => money(totalAmount, currency);

/** The next version; nobody but the house sees it. */
export async function draftQuote(
  acting: MatterAct & { by: { id: string } },
  id: string,
  { draft, version }: { draft: QuoteDraft; version: number },
): Promise<MatterRow> {
  const { tx, now, by } = acting;
  const row = checkVersion(await takeMatter(acting, id), version);
  if (!isOpen(row.state))
    throw new Failure('matter_state', `A ${row.state} matter is not quoted any more.`);
  checkExpiry(draft.expiresAt, now);
  const written = { ...draft, matterId: id, writerId: by.id, sum: addUp(draft) };
  const before = await quoteIn(tx, id, 'draft');
  if (before) await rewriteDraft(tx, before.id, written);
  else await insertDraft(tx, newId(), written);
  return (await settleMatter(acting, row, row, { heard: 'nobody' })).row;
}

interface Sending {
  draft: QuoteRow;
  reason: string;
}

/** One that gives much of what was agreed away stays a draft until a colleague has looked. */
export async function sendQuote(
  acting: MatterAct,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<MatterRow> {
  const row = checkVersion(await takeMatter(acting, id), version);
  const sending = { draft: await draftToSend(acting, row, reason), reason };
  return (await mayBeSent(acting, row, sending)) ? sendDraft(acting, row, sending) : row;
}

/** A colleague agreed to it. The row was locked. */
export async function sendLooked(
  acting: MatterAct,
  row: MatterRow,
  reason: string,
): Promise<MatterRow> {
  const draft = await draftToSend(acting, row, reason);
  return sendDraft(acting, row, { draft, reason });
}

async function draftToSend(
  { tx, now }: MatterAct,
  row: MatterRow,
  reason: string,
): Promise<QuoteRow> {
  proposedFrom(row);
  // Nobody finds what was agreed with them changed and not told why.
  if (standsAsAgreed(row.state) && reason === '') refuseSilence();
  const draft = await quoteIn(tx, row.id, 'draft');
  if (!draft) throw new Failure('quote_state', 'There is no draft to send; write the quote first.');
  checkExpiry(draft.expiresAt, now);
  return draft;
}

async function sendDraft(
  acting: MatterAct,
  row: MatterRow,
  { draft, reason }: Sending,
): Promise<MatterRow> {
  const { tx, now } = acting;
  const state = proposedFrom(row);
  const before = await quoteIn(tx, row.id, 'sent');
  if (before) await moveQuote(tx, before.id, { state: applyToQuote('sent', 'supersede') });
  await moveQuote(tx, draft.id, { state: applyToQuote('draft', 'send'), sentAt: now });
  const { amount, currency } = totalOf(draft);
  const about = { version: draft.number, amount, currency };
  const terms = await letterAbout(tx, row, { draft, before, now });
  const event = { kind: 'quote_sent', reason, about } as const;
  const next = { ...row, state };
  const { row: sent } = await settleMatter(acting, row, next, { heard: 'house', event });
  await notifyClient(tx, sent, {
    kind: 'quote',
    key: `quote:${draft.id}`,
    about: { ...about, ...terms, ...(reason && { reason }) },
  });
  return sent;
}

/** A newer version takes the place of the one that was being thought about. */
function proposedFrom({ state }: MatterRow) {
  const ready = state === 'proposed' ? applyMove(state, 'revise', 'staff') : state;
  return applyMove(ready, 'propose', 'staff');
}

interface Answer {
  quote: string;
  total?: Money;
  reason?: string;
}

export const acceptQuote = async (
  acting: MatterAct,
  id: string,
  answer: Answer & { total: Money },
) => answerQuote(acting, id, answer, 'accept');

export const rejectQuote = async (acting: MatterAct, id: string, answer: Answer) =>
  answerQuote(acting, id, answer, 'reject');

async function answerQuote(
  acting: MatterAct,
  id: string,
  { quote: quoteId, total, reason = '' }: Answer,
  step: 'accept' | 'reject',
): Promise<MatterRow> {
  const { tx, now } = acting;
  const row = await lockOwnMatter(acting, id);
  const quote = await findQuote(tx, id, quoteId);
  if (!quote) throw new Failure('not_found', 'There is no such quote.');
  checkAnswerable(quote, step, now);
  if (total) checkShown(totalOf(quote), total);
  if (step === 'accept') await spendOfMandate(tx, acting.by, agreement(id, totalOf(quote), now));
  const state = applyMove(row.state, step === 'accept' ? 'approve' : 'revise', 'client');
  const carried = step === 'accept' ? carriedAbout(await agreeTo(acting, row, quote)) : {};
  if (step === 'reject')
    await moveQuote(tx, quoteId, { state: applyToQuote('sent', step), answeredAt: now, reason });
  const kind = step === 'accept' ? 'quote_accepted' : 'quote_rejected';
  const { amount, currency } = totalOf(quote);
  const about = { version: quote.number, amount, currency, ...carried };
  const event = { kind, reason, about } as const;
  const next = { ...row, state };
  const { row: answered } = await settleMatter(acting, row, next, { heard: 'client', event });
  const word = { key: `${kind}:${quoteId}`, about: { state } };
  await notifyOwner(tx, answered, { kind: 'client_wrote', ...word });
  return answered;
}

/** What somebody who acts for the client agrees to, against what they may spend. */
const agreement = (id: string, amount: Money, now: Instant): Purchase => ({
  kind: 'matter',
  id,
  step: 'agreed',
  amount,
  now,
});
