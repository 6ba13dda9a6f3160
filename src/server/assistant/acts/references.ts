/** A number that people say on the phone opens what it is the number of, if that is the client's own. */
import type { Citation } from '#contract/assistant/assistant.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { plain } from '#domain/search/normal-form.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { actWords } from '#server/assistant/acts/words.ts';
import { heldIn } from '#server/assistant/money/affairs.ts';
import { moneyQuestion } from '#server/assistant/money/questions.ts';
import { referredTo } from '#server/assistant/money/subjects.ts';
import { openAction, signInAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

/** `RH-7K3Q9D`, `rm adj5lc`, `RH-2026-0008`; two letters and what no word has behind them. */
const reference =
  /\b(r[a-z])(?:[-–]([a-z0-9]{4,8}(?:-\d{3,6})?)|\s?((?=[a-z]*\d)[a-z0-9]{6}))(?![\p{L}\p{N}-])/u;

function numberIn(message: string): string | undefined {
  const [, series, dashed, spaced] = reference.exec(plain(message)) ?? [];
  const rest = dashed ?? spaced;
  return series && rest ? `${series}-${rest}`.toUpperCase() : undefined;
}

interface Found {
  /** What stands there in a line. */
  line: string;
  cited: Citation;
}

/** What is not theirs is not told of, whether or not it is anybody's. */
export async function referenceReply(context: Context): Promise<Reply | undefined> {
  const { meant, tools, telling } = context;
  const number = numberIn(meant.message);
  if (!number) return undefined;
  if (!tools.isClient)
    return replyWith(telling.say.own.signIn, { actions: [signInAction(meant.language)] });
  if (await isOfMoney(number, context)) return undefined;
  const say = actWords[telling.language];
  const found = (await matterNumbered(number, context)) ?? (await bookedAs(number, context));
  if (!found)
    return replyWith(say.notYours(number), {
      actions: [openAction(telling.say.actions.myBookings, '/bookings?tab=upcoming')],
    });
  return replyWith(found.line, {
    citations: [found.cited],
    sources: [found, number],
    actions: [openAction(say.open(number), found.cited.path)],
  });
}

/** What is owed or paid of it is told where money is. */
async function isOfMoney(number: string, { meant, tools }: Context): Promise<boolean> {
  if (!moneyQuestion(meant.message, meant.today)) return false;
  const money = await tools.ownMoney();
  const { invoices = [] } = money?.account ?? {};
  return (
    (money !== undefined && referredTo([number], heldIn(money)).length > 0) ||
    invoices.some((one) => one.number === number)
  );
}

async function matterNumbered(
  number: string,
  { tools, telling }: Context,
): Promise<Found | undefined> {
  const matter = await tools.ownMatter(number);
  if (!matter) return undefined;
  const { id, title, area, state, waitsOn } = matter;
  const { own, comma } = telling.say;
  const line = `**${title}** (${number}): ${own.states[state]}${comma}${own.waitsOn[waitsOn]}`;
  return { line, cited: { id, kind: 'own', title, path: `/dashboard/${area}/${id}` } };
}

async function bookedAs(number: string, { tools, telling }: Context): Promise<Found | undefined> {
  const money = await tools.ownMoney();
  const booking = money?.bookings.find((one) => one.reference === number);
  if (booking) {
    const { id, offering, startsAt, place, party } = booking;
    const { say, language } = telling;
    const when = `${dateInWords(dayInDubai(startsAt), language)} ${clockInDubai(startsAt)}`;
    const known = [when, say.facts.people(party), say.own.places[place]].join(' · ');
    return {
      line: `**${offering.title}** (${number}): ${known}`,
      cited: { id, kind: 'own', title: offering.title, path: `/dashboard/bookings/${id}` },
    };
  }
  const invoice = money?.account.invoices.find((one) => one.number === number);
  if (!invoice) return undefined;
  const { id, title } = invoice;
  return {
    line: `**${title}** (${number})`,
    cited: { id, kind: 'own', title, path: `/profile/invoices?invoice=${id}` },
  };
}
