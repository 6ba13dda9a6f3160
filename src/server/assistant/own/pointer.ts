/** One of those that the last answer told of: `the oldest of those`, `the one before, not this`. */
import { type MessagePointer, pointingIn } from '#domain/assistant/pointer.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { invoiceAnswer } from '#server/assistant/money/answers.ts';
import { referencesIn } from '#server/assistant/money/questions.ts';
import { matterReply } from '#server/assistant/own/matters.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { OwnMatter } from '#server/assistant/tools.ts';

/** Nothing where the last answer told of nothing of theirs. */
export async function pointedReply(context: Context): Promise<Reply | undefined> {
  const { meant, tools } = context;
  const pointing = pointingIn(meant.message);
  const last = meant.history.findLast(({ isUser }) => !isUser);
  const told = [...new Set(referencesIn(last?.text ?? ''))];
  if (pointing === undefined || told.length === 0) return undefined;
  const matters = await tools.ownMatters();
  const rest = told.length === 1 && pointing === 'before' ? matters.map(referenceOf) : told;
  const money = await tools.ownMoney();
  const since = (reference: string) =>
    matters.find((one) => one.reference === reference)?.createdAt.slice(0, 10) ??
    money?.account.invoices.find(({ number }) => number === reference)?.issuedOn;
  const chosen = chosenFrom(rest, { pointing, current: told[0], since });
  const matter = matters.find((one) => one.reference === chosen);
  if (matter) return withSince(matterReply(matter, context), matter, context);
  const invoice = money?.account.invoices.find(({ number }) => number === chosen);
  if (invoice) return invoiceTold(invoice, context);
  return chosen === undefined ? replyWith(ownWords[meant.language].noOther) : undefined;
}

const referenceOf = ({ reference }: OwnMatter) => reference;

interface Choice {
  pointing: MessagePointer;
  current: string | undefined;
  since: (reference: string) => string | undefined;
}

function chosenFrom(told: readonly string[], { pointing, current = '', since }: Choice) {
  if (pointing === 'before') return told[told.indexOf(current) + 1];
  if (typeof pointing === 'number') return told.at(pointing > 0 ? pointing - 1 : pointing);
  const dated = told.filter((one) => since(one) !== undefined);
  const byAge = dated.toSorted((a, b) => (since(a) ?? '').localeCompare(since(b) ?? ''));
  return byAge.at(pointing === 'oldest' ? 0 : -1) ?? told[0];
}

function withSince(reply: Reply, { createdAt }: OwnMatter, { telling }: Context): Reply {
  const day = dayInWords(createdAt.slice(0, 10), telling.language);
  const say = ownWords[telling.language];
  return {
    ...reply,
    text: `${reply.text}\n- ${say.sinceDay(day)}`,
    sources: [...reply.sources, createdAt],
  };
}

type Invoice = Parameters<typeof invoiceAnswer>[0];

/** Nobody works on a bill: who looks after the client answers for it. */
async function invoiceTold(invoice: Invoice, { telling, tools, meant }: Context): Promise<Reply> {
  const say = ownWords[telling.language];
  const manager = await tools.ownManager();
  const { id, title, issuedOn } = invoice;
  const path = `/profile/invoices?invoice=${id}`;
  const lines = [
    invoiceAnswer(invoice, telling),
    `- ${say.sinceDay(dayInWords(issuedOn, telling.language))}`,
    ...(manager ? [`- ${say.manager(manager.name)}`] : []),
  ];
  return replyWith(lines.join('\n'), {
    citations: [{ id, kind: 'own', title, path }],
    sources: [invoice, manager],
    actions: [openAction(telling.say.actions.myInvoices, path), personAction(meant.language)],
  });
}
