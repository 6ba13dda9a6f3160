/** Everything that waits for the client: answers, papers, holds and what is to be paid. */
import type { Need } from '#contract/dashboard.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { askedByLine } from '#domain/money/letter-sums.ts';
import { lineValue } from '#domain/money/line.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { momentIn } from '#server/assistant/own/matters.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { OwnMatter, OwnMoney } from '#server/assistant/tools.ts';

/** Longer lists are read on the dashboard. */
const most = 8;

interface Waiting {
  id: string;
  title: string;
  path: string;
  /** Papers of the vault and drafts have none. */
  reference: string | undefined;
  /** Since when it is there, where that is known. */
  since: Day | undefined;
  what: string[];
}

export async function waitingReply(context: Context): Promise<Reply> {
  const { telling, meant } = context;
  const say = ownWords[telling.language];
  const all = await waitingFor(context);
  const shown = all.slice(0, most);
  const more = all.length - shown.length;
  const lines = shown.map(({ title, reference, what }) => {
    const name = reference ? `**${title}** (${reference})` : `**${title}**`;
    return `- ${name}: ${what.join(telling.say.comma)}`;
  });
  const intro = all.length === 0 ? say.nothingWaits : say.waiting(all.length);
  const text = [intro, ...lines, ...(more > 0 ? [say.moreWaiting(more)] : [])].join('\n');
  return replyWith(text, {
    citations: shown.map(({ id, title, path }) => ({ id, kind: 'own', title, path })),
    sources: [shown, all.length, more],
    actions: [
      openAction(telling.say.actions.dashboard, '/dashboard'),
      personAction(meant.language),
    ],
  });
}

/** What is due soonest stands first, as on the dashboard; then what is to be paid. */
async function waitingFor({ tools, telling }: Context): Promise<Waiting[]> {
  const [needs, matters, money] = await Promise.all([
    tools.ownNeeds(),
    tools.ownMatters(),
    tools.ownMoney(),
  ]);
  return [
    ...needs.map((need) => ofNeed(need, { matters, money, telling })),
    ...(money ? toPay(money, telling) : []),
  ];
}

interface Known {
  matters: readonly OwnMatter[];
  money: OwnMoney | undefined;
  telling: Telling;
}

function ofNeed(need: Need, { matters, money, telling }: Known): Waiting {
  const say = ownWords[telling.language];
  const matter = matters.find(({ id }) => id === need.id);
  const booking = money?.bookings.find(({ id }) => id === need.id);
  const papers = matter?.missing.join(telling.say.comma) || say.papersCount(need.count);
  return {
    id: need.id,
    title: need.title,
    path: need.path,
    reference: (matter ?? booking)?.reference,
    since: matter && dayInDubai(matter.createdAt),
    what: [
      need.kind === 'paper' ? say.bring(papers) : say.needs[need.kind],
      ...(need.total ? [telling.speaker.money(need.total)] : []),
      ...(need.until ? [say.until(endOf(need.kind, need.until, telling))] : []),
    ],
  };
}

/** A paper ends with its day, everything else at its hour. */
const endOf = (kind: Need['kind'], until: Instant, telling: Telling): string =>
  kind === 'document'
    ? dateInWords(dayInDubai(secondsAfter(until, -1)), telling.language)
    : momentIn(until, telling);

/** What a card pays by itself, or is being asked for, waits for nobody. */
function toPay({ open }: OwnMoney, telling: Telling): Waiting[] {
  return open.flatMap((invoice) => {
    const { id, title, number, issuedOn, cardPays, byHand, once, asked: next } = invoice;
    if (!next || (cardPays && !byHand)) return [];
    const due = askedByLine(
      { sum: next.amount, by: next.dueOn, cardPays, byHand, once },
      telling.language,
    );
    const what = [`${due.label}: ${lineValue(due, telling.speaker.money)}`];
    const path = `/profile/invoices?invoice=${id}`;
    return [{ id, title, path, reference: number, since: issuedOn, what }];
  });
}
