/** The newest invoice for whoever needs the paper: what stands on it, where it is, and who sends it on. Nothing is sent here. */
import { dayInWords } from '#domain/calendar/date-words.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export async function latestInvoiceReply(context: Context): Promise<Reply> {
  const { tools, telling, meant } = context;
  const { speaker, language, say } = telling;
  const own = ownWords[language];
  const money = await tools.ownMoney();
  const [latest] = (money?.account.invoices ?? [])
    .filter(({ kind }) => kind === 'invoice')
    .toSorted((a, b) => b.issuedOn.localeCompare(a.issuedOn) || b.number.localeCompare(a.number));
  const person = personAction(meant.language);
  if (!latest) return replyWith(own.noInvoice, { actions: [person], offersPerson: true });
  const { id, number, title, issuedOn, total, vat } = latest;
  const path = `/profile/invoices?invoice=${id}`;
  const text = [
    own.lastInvoice(number, title, dayInWords(issuedOn, language)),
    `- ${own.invoiceTotal}: ${speaker.money(total)}`,
    `- ${own.invoiceVat}: ${speaker.money(vat)}`,
    '',
    `${own.invoicePdf} ${own.accountant}`,
  ];
  return replyWith(text.join('\n'), {
    citations: [{ id, kind: 'own', title, path }],
    sources: [latest],
    actions: [openAction(say.actions.myInvoices, path), person],
    offersPerson: true,
  });
}
