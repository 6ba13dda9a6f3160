/** The client's own affairs, read with the client's own rights; a visitor is asked to sign in. */
import { plain } from '#domain/search/normal-form.ts';
import { askedBy, questionIn } from '#server/assistant/money/conversation.ts';
import { chargedTwiceReply, speaksOfTwice } from '#server/assistant/money/double-charge.ts';
import { latestInvoiceReply } from '#server/assistant/money/latest-invoice.ts';
import type { MoneyQuestion } from '#server/assistant/money/questions.ts';
import { moneyReply } from '#server/assistant/money/reply.ts';
import { aheadReply } from '#server/assistant/own/ahead.ts';
import { appointmentsReply } from '#server/assistant/own/appointments.ts';
import { bookingsReply } from '#server/assistant/own/bookings.ts';
import { mattersReply, quotesReply } from '#server/assistant/own/matters.ts';
import { waitingReply } from '#server/assistant/own/needs.ts';
import { isOfOthers } from '#server/assistant/own/others.ts';
import { papersReply } from '#server/assistant/own/papers.ts';
import {
  delegatesReply,
  familyReply,
  managerReply,
  othersReply,
  profileReply,
} from '#server/assistant/own/people.ts';
import { planReply } from '#server/assistant/own/plan.ts';
import { pointedReply } from '#server/assistant/own/pointer.ts';
import { waitsReply } from '#server/assistant/own/waits.ts';
import { personAction, signInAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';

export async function ownReply(context: Context): Promise<Reply | undefined> {
  if (isOfOthers(context)) return othersReply(context);
  if (goesOnWithThings(context) || asksOfThing(context)) return undefined;
  if (!context.tools.isClient) return visitorReply(context);
  const { message } = context.meant;
  if (speaksOfTwice(message)) return chargedTwiceReply(context);
  const pointed = await pointedReply(context);
  if (pointed) return pointed;
  const affair = affairIn(context);
  const question = questionIn(context);
  // What was surely put another way is not read as a question about money by single words of it.
  const isOfMoney = !affair || affair in askedBy || goesOn(question, message);
  const sure = affair && !isOfMoney && isSure(context) ? answers[affair] : undefined;
  if (sure) return sure(context);
  const reply = question && (await moneyReply(question, context));
  if (reply) return reply;
  return affair ? answers[affair]?.(context) : undefined;
}

/** `And tomorrow?` after a list is asked of the list, unless they say that they mean theirs. */
const goesOnWithThings = ({ going, meant }: Context): boolean =>
  going !== undefined &&
  going.things.length > 0 &&
  ['slot', 'narrow', 'pick', 'same'].includes(going.relation) &&
  !speaksOfTheirs(meant.message) &&
  !/\b(?:i|we) have\b|(?<!\p{L})عند(?:ي|نا)/u.test(plain(meant.message));

/** `And how much of that now?` is asked of what a visitor was shown; a client may owe something. */
const asksOfThing = ({ going, meant, tools }: Context): boolean =>
  going?.relation === 'ask' &&
  going.focus.of === 'thing' &&
  !speaksOfTheirs(meant.message) &&
  (!tools.isClient || !going.isInferred);

/** What each of their affairs is answered from; those of money by the question that they are. */
const answers: Record<string, (context: Context) => Promise<Reply> | Reply | undefined> = {
  'own-manager': async (context) => {
    const citations = passageNamed('page-team', context)?.citations ?? [];
    return { ...(await managerReply(context)), citations };
  },
  'own-bookings': bookingsReply,
  'own-itinerary': aheadReply,
  'own-appointment': appointmentsReply,
  'own-waitlist': waitsReply,
  'own-waiting': waitingReply,
  'own-requests': mattersReply,
  'own-quotes': quotesReply,
  'own-papers': papersReply,
  'own-expiry': papersReply,
  'own-invoice': latestInvoiceReply,
  'own-plan': planReply,
  'own-family': (context) => guideReply('guide-add-family', context) ?? familyReply(context),
  'own-delegates': (context) =>
    guideReply('guide-assistant-book', context) ?? delegatesReply(context),
  'own-profile': (context) => (context.heard.entry ? undefined : profileReply(context)),
};

/** A few words that lean on the question before: `and when?`. */
const goesOn = (question: MoneyQuestion | undefined, message: string): boolean =>
  question !== undefined &&
  (question.asked === 'renewal' || (question.leansBack && message.split(/\s+/).length <= 7));

/** How sure it must be that they speak of their own, and of which affair. */
const sureFrom = 0.7;

const isSure = ({ heard }: Context) =>
  isLikely('own', heard, sureFrom) && (heard.own[0]?.p ?? 0) >= sureFrom;

/** Which of their affairs it is. */
function affairIn(context: Context): string | undefined {
  const { heard, meant } = context;
  const [affair] = heard.own;
  if (affair?.is === 'own-requests' && affair.p >= 0.9 && namesRequest(meant.message))
    return affair.is;
  const from = meant.named.length > 0 ? 0.8 : heard.entry ? 0.5 : 0.2;
  if (isLikely('own', heard, from)) return isOfDays(context) ? 'own-itinerary' : affair?.is;
  // Whoever changes or cancels something of theirs speaks of a booking.
  return isLikely('change', heard, 0.5) || isLikely('cancel', heard, 0.5)
    ? 'own-bookings'
    : undefined;
}

/** What it is about may have a name, as `my request` for a school has: it is theirs all the same. */
const namesRequest = (message: string): boolean =>
  /\b(?:my|our) (?:request|application|case|file)s?\b|(?:طلب|ملف|معامل(?:ت|ات))(?:ي|نا)(?:\s|$)/.test(
    plain(message),
  );

/** `What do I have this week?` names a time and no affair in particular. */
const isOfDays = ({ heard: { own }, meant }: Context): boolean =>
  meant.own.when.day !== undefined && (own[0]?.p ?? 0) < 0.5;

/** A word in it may be anybody's subject; their calendar is theirs all the same. */
const isTheirDiary = (context: Context) =>
  isSure(context) &&
  diary.has(context.heard.own[0]?.is ?? '') &&
  speaksOfTheirs(context.meant.message);

const speaksOfTheirs = (message: string): boolean =>
  /\b(?:my|our)\b|(?:ي|نا)(?:\s|$)/.test(plain(message));

const diary = new Set(['own-itinerary', 'own-requests', 'own-appointment', 'own-waiting']);

/** A visitor may well ask what is anybody's. */
function visitorReply(context: Context): Reply | undefined {
  const { heard, meant } = context;
  const question = questionIn(context);
  if (question && isSurelyOwn(question) && !isOfAnybody(context)) return signInFirst(context);
  const isPlain = meant.isFollowUp || isTheirDiary(context);
  const isOwn = isLikely('own', heard, 0.9) && !heard.entry && isPlain && meant.shown.length === 0;
  const affair = isOwn ? heard.own[0]?.is : undefined;
  if (affair === 'own-manager') return teamReply(context);
  const guide = affair && guides[affair];
  if (guide) return passageNamed(guide, context);
  return affair && affair in answers && affair !== 'own-profile' ? signInFirst(context) : undefined;
}

/** Where it is done by whoever has an account. */
const guides: Record<string, string> = {
  'own-family': 'guide-add-family',
  'own-delegates': 'guide-assistant-book',
};

/** They ask how it is done, and not what there is. */
const asksHow = /\b(?:add|invite|how (?:do|can)|remove|let|allow|give)\b|اضيف|اضافه|ادعو|كيف|اسمح/;

const guideReply = (name: string, context: Context): Reply | undefined =>
  asksHow.test(plain(context.meant.message)) ? passageNamed(name, context) : undefined;

const passageNamed = (name: string, context: Context): Reply | undefined => {
  const known = context.knowledge.passages.all.find(({ id }) => id === name);
  return known && passageReply(known, context);
};

/** A visitor may ask what happens to somebody who cancels; what was reserved or sent back is theirs. */
const isSurelyOwn = ({ asked, references, isOwn }: MoneyQuestion) =>
  references.length > 0 || (isOwn && asked !== 'ending');

/** What the book or a list tells to whoever asks; `do I pay income tax` is about nobody's own. */
const isOfAnybody = (context: Context) => {
  const { heard, meant } = context;
  if (meant.named.length > 0 && isOfTheBook(context)) return true;
  return (
    !isLikely('own', heard, 0.5) &&
    (heard.entry !== undefined ||
      meant.named.length > 0 ||
      ['question', 'ask'].some((act) => isLikely(act, heard, 0.8)))
  );
};

const isLikely = (act: string, { acts }: Context['heard'], from: number) =>
  acts.some(({ is, p }) => is === act && p >= from);

/** Each client has one, and a person says who. */
function teamReply(context: Context): Reply | undefined {
  const reply = passageNamed('page-team', context);
  return reply && { ...reply, actions: [personAction(context.meant.language)], offersPerson: true };
}

function signInFirst({ telling, meant }: Context): Reply {
  return replyWith(telling.say.own.signIn, { actions: [signInAction(meant.language)] });
}
