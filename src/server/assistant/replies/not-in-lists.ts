/** What stands in no list of ours: said so, and handed to people who can look into it. */
import { plain } from '#domain/search/normal-form.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import { askAction, consultationAction, personAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';

/** Somebody wants something done, and does not only ask. */
const wishing =
  /\b(?:want|need|looking for|arrange|organi[sz]e|find|get|do you (?:offer|do|have)|can you)\b|ابي|ابغي|اريد|احتاج|عندكم|رتب/;

/** Likely enough to be asked about, though not to be said. */
const possible = 0.12;

/** Likely enough to be told, with what it was taken for. */
const probable = 0.5;

function probably(passage: Passage, context: Context): Reply {
  const { meant, telling } = context;
  const reply = passageReply(passage, context);
  const text = `${telling.say.small.takenFor(passage.title[meant.language])}\n\n${reply.text}`;
  return { ...reply, text, offersPerson: true, actions: [personAction(meant.language)] };
}

/** What it may be, as a question with two or three choices; nothing where nothing is likely. */
function oneOfThese(context: Context): Reply | undefined {
  const { heard, meant, knowledge, telling } = context;
  const likely = heard.entries.filter(({ p }) => p >= possible).slice(0, 3);
  const known = likely.flatMap(
    ({ is }) => knowledge.passages.all.find(({ id }) => id === is) ?? [],
  );
  const p = likely[0]?.p ?? 0;
  const asks = asking.has(heard.acts[0]?.is ?? '') || p >= 0.9;
  if (known.length === 0 || !asks) return undefined;
  const [first] = known;
  // One that nothing else comes near to need not be as likely.
  if (first && p >= (known.length === 1 ? 0.4 : probable)) return probably(first, context);
  return replyWith(telling.say.small.didYouMean, {
    offersPerson: true,
    actions: [personAction(meant.language)],
    suggestions: known.map(({ title }) => title[meant.language]),
  });
}

const asking = new Set(['question', 'ask', 'wish', 'own', 'emergency-lookalike']);

export function unknownReply(context: Context): Reply {
  return oneOfThese(context) ?? nothingKnown(context);
}

function nothingKnown({ meant, telling }: Context): Reply {
  const { persona, language } = meant;
  return replyWith(telling.say.small.unknown, {
    offersPerson: true,
    actions: wishing.test(plain(meant.message))
      ? [personAction(language), askAction(telling.say.actions.custom, '/chat', { ask: 'custom' })]
      : [personAction(language)],
    suggestions: persona.suggestedQuestions.slice(0, 3).map(({ text }) => text[language]),
  });
}

/** What a house can be sent for, though it keeps no price of it. */
const errands =
  /\b(?:flowers?|florist|bouquets?|gifts?|vouchers?|cakes?|photographers?|videographers?|chefs?|trainers?|coach|masseuse|massages?|spa|hairdressers?|barbers?|make ?up|nurses?|cleaners?|cleaning|tailors?|couriers?|deliver\w*|shoppers?|weddings?|translators?|laundry|decorat\w+|tutors?|surgeons?|clinics?|hospitals?|insurance claim|storage|parking|valet|nann(?:y|ies)|babysitt\w+|maids?|housekeepers?)\b|\bورد\b|زهور|هديه|هدايا|كيك|مصور|طباخ|شيف|مدرب|مساج|صالون|توصيل|مربيه|شغاله|خادمه|عرس|زفاف|مترجم/;

/** Something at home does not work. */
const repairs =
  /\b(?:broken|repair\w*|fix|leak\w*|maintenance|plumbers?|electricians?|handyman|not working|stopped working)\b|خربان|تصليح|اصلح|صيانه|سباك|كهربائي|تسريب/;

export function errandReply(context: Context): Reply | undefined {
  const { meant, telling } = context;
  const said = plain(meant.message);
  const isErrand = repairs.test(said) || (meant.isFollowUp && errands.test(said));
  if (!isErrand || meant.named.length > 0 || isOfTheBook(context, 0.45)) return undefined;
  return replyWith(telling.say.small.errand, {
    offersPerson: true,
    actions: [
      askAction(telling.say.actions.custom, '/chat', { ask: 'custom' }),
      personAction(meant.language),
    ],
  });
}

const live =
  /\b(?:weather|forecast|rain(?:ing|y)?)\b|\btraffic\b|exchange rate|flight status|\b(?:departed|landed|delayed)\b|طقس|الجو |سعر الصرف|زحمه|ازدحام/;
const atOnce = /\b(?:now|right now|currently|at the moment|live|today|tonight)\b|الحين|الان|اليوم/;

/** What changes by the hour stands in no catalogue: the weather of a day, the road, a rate. */
export function liveReply(context: Context): Reply | undefined {
  const { meant, telling } = context;
  const said = plain(meant.message);
  const { day, until } = meant.own.when;
  const isDay = atOnce.test(said) || (day !== undefined && until === undefined);
  if (!live.test(`${said} `) || !isDay || meant.topics.length > 1) return undefined;
  return replyWith(telling.say.small.live, {
    offersPerson: true,
    actions: [personAction(meant.language)],
  });
}

const entering =
  /\b(?:visit|tourist|transit) visas?\b|visa on arrival|\b(?:need|require) an? (?:entry )?visa\b|تاشيره (?:سياحيه|زياره)|فيزا (?:سياحيه|زياره)|(?:يحتاج|احتاج|نحتاج) (?:الي )?(?:تاشيره|فيزا)/;

/** Who may enter without a visa is a list of the state's, not of ours. */
export function entryReply({ meant, telling }: Context): Reply | undefined {
  if (!entering.test(plain(meant.message)) || meant.named.length > 0) return undefined;
  const { language } = meant;
  return replyWith(telling.say.small.entry, {
    offersPerson: true,
    actions: [
      consultationAction(language, { subject: telling.say.subjects.general, topic: 'business' }),
      personAction(language),
    ],
  });
}
