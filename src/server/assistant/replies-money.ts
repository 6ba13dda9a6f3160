/** What a client owes, in their own figures, each beside its invoice. */
import type { InvoiceSummary } from '#contract/billing.ts';
import { dayInWords } from '#domain/date-words.ts';
import { openAction } from '#server/assistant/proposing.ts';
import { type Context, type Reply, replied } from '#server/assistant/reply.ts';

const most = 5;
const path = '/profile/invoices';

export async function moneyReply({ tools, telling }: Context): Promise<Reply> {
  const { say, speaker } = telling;
  const actions = [openAction(say.actions.myInvoices, path)];
  const owing = await tools.owing();
  const open = owing.open.slice(0, most);
  if (open.length === 0) return replied(say.own.nothingOwed, { actions });
  const owed = owing.balances.filter(({ balance }) => balance.amount > 0);
  const lines = open.map((invoice) => `- ${lineOf(invoice, telling)}`);
  const total = say.own.owed(owed.map(({ balance }) => speaker.money(balance)).join(say.comma));
  return replied([...(owed.length > 0 ? [total] : []), ...lines].join('\n'), {
    citations: open.map(({ id, title }) => ({ id, kind: 'own', title, path })),
    sources: [owing],
    actions,
  });
}

function lineOf(
  { number, title, outstanding, next }: InvoiceSummary,
  { say, speaker, language }: Context['telling'],
): string {
  if (!next) return `**${title}** (${number}): ${speaker.money(outstanding)}`;
  // What is due next may be a part; the whole is named apart, so that nobody takes one for the other.
  const isPart = next.amount.amount !== outstanding.amount;
  const parts = [
    speaker.money(next.amount),
    say.own.due(dayInWords(next.dueOn, language)),
    ...(isPart ? [say.own.ofAll(speaker.money(outstanding))] : []),
  ];
  return `**${title}** (${number}): ${parts.join(' · ')}`;
}
