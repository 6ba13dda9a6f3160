/** What is answered before anything is looked up: politeness, and what the house does not do. */

import { isForeignScript } from '#domain/assistant/language.ts';
import { isGreeting } from '#domain/known-answers.ts';
import { plain } from '#domain/search/normal-form.ts';
import { speaksOfOwn } from '#server/assistant/acts/intent.ts';
import { questionIn } from '#server/assistant/money/conversation.ts';
import { isOfOthers } from '#server/assistant/own/others.ts';
import { othersReply } from '#server/assistant/own/people.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { isOfTheBook } from '#server/assistant/understand/guesses.ts';

/** Each is read in `plain` spelling; the first that fits answers. */
const rules: [RegExp, (context: Context) => Reply | undefined][] = [
  [/(?:\d[ -]?){13,19}/, cardNumber],
  [
    /ignore (?:all|any|previous|prior|your|the)|disregard (?:all|previous|your)|system prompt|your (?:instructions|prompt|rules)|you are now|developer mode|jailbreak|pretend (?:to be|you are)|act as (?:an?|my) (?:admin|root|developer)|تجاهل .{0,20}تعليمات|تعليمات النظام|نظام التعليمات|\b(?:drop|delete|insert|union|select)\b.*\b(?:table|from|into|select)\b.*(?:;|--)/,
    notFollowed,
  ],
  [
    /(?:all|other|every) (?:the )?clients?|(?:of|for) client [0-9a-f-]{8,}|everyones (?:bookings|documents)|another clients?|كل العملا|عميل اخر/,
    othersReply,
  ],
  [
    /cocaine|\bdrugs?\b|\bweed\b|hashish|\bescorts?\b|prostitut|\bguns?\b|weapon|casino|gambl|fake (?:passport|visa|degree)|forge|launder|مخدرات|حشيش|سلاح|دعاره|تزوير|قمار/,
    forbidden,
  ],
  [
    /\b(?:tablets?|pills?|dosage|dose|symptoms?|diagnos\w*|headache|fever|panadol|paracetamol|ibuprofen|antibiotics?|calpol|nurofen)\b|حبوب|صداع|جرعه|بانادول|باراسيتامول|بروفين|خافض(?: ال)? ?حراره|مضاد حيوي/,
    noMedicine,
  ],
  [
    /(?<!pay (?:in|with|by) )bitcoin|which (?:stocks?|shares)|\bstocks?\b|\b(?:buy|sell|hold) (?:\S+ )?shares\b|بيتكوين|اسهم|(?<!\p{L})سهم(?!\p{L})/u,
    noAdvice,
  ],
  [
    /are you (?:an? )?(?:real |actual )?(?:robot|bot|human|ai|machine|person|chat ?gpt|gpt|chatbot|llm)|who are you|what are you\b|(?:what is|whats) your name|(?:شو|وش|ما) اسمك|هل انت (?:روبوت|انسان|بشر|الي)|من انت/,
    whoIAm,
  ],
  [
    /\b(?:poem|joke|story|song|essay|translate|homework)\b|write (?:me )?(?:some |a )?code|قصيده|نكته|(?<!\p{L})قصه/u,
    notMine,
  ],
  [
    /what(?: else)? (?:can|do) you (?:do|help|offer)|how can you help|can you help me$|what services|بماذا تساعد|ماذا تقدم|ما خدماتكم/,
    abilities,
  ],
  [/\bguarantee|\bpromise me\b|(?:هل )?تضمن(?:ون)?|\bassure me\b/, noGuarantee],
];

/** Nobody honest promises what others decide: the terms say so. */
function noGuarantee(context: Context): Reply | undefined {
  const { passages } = context.knowledge;
  const isVisa = context.meant.topics.includes('visas');
  const known = passages.all.find(({ id, text }) =>
    isVisa ? id === 'faq-visa-guarantee' : id === 'page-terms' && /not guarantee/.test(text.en),
  );
  return known && passageReply(known, context);
}

export function smallTalkReply(context: Context): Reply | undefined {
  if (isOfOthers(context)) return othersReply(context);
  const said = plain(context.meant.message);
  for (const [pattern, answer] of rules) {
    const found = pattern.test(said) ? answer(context) : undefined;
    if (found) return found;
  }
  if (isForeignScript(context.meant.message)) return otherLanguage(context);
  const known = surely[context.heard.act ?? ''];
  return known && !isOfOurs(context) && !isOwn(context) ? known(context) : undefined;
}

/** So polite that a word of it asks for nothing. */
const surelyPolite = 0.85;

/** Hello and thank you, and nothing else. */
export function politeReply(context: Context): Reply | undefined {
  const { heard, meant } = context;
  const [act] = heard.acts;
  if (act?.is !== 'greeting' && act?.is !== 'thanks') return undefined;
  const isPolite = heard.act === act.is || isGreeting(meant.message);
  const isSure = act.p >= surelyPolite && meant.named.length === 0;
  return isPolite && (isSure || !questionIn(context)) ? greeting(context) : undefined;
}

/** What somebody surely does, where what they speak of is nothing of ours. */
const surely: Record<string, (context: Context) => Reply> = {
  attack: (context) => offering(notFollowed(context), context),
  'out-of-scope': (context) => offering(notMine(context), context),
  'other-language': otherLanguage,
};

/** What is not understood may be a cry for help: whom to call stands there too. */
function otherLanguage(context: Context): Reply {
  const { knowledge, meant, telling } = context;
  const numbers = knowledge.passages.all.find(({ id }) => id === 'lif-emergency');
  const said = [telling.say.small.otherLanguage, numbers?.text[meant.language]];
  const reply = withPerson(context, said.filter((part) => part !== undefined).join('\n\n'));
  return { ...reply, sources: [...reply.sources, numbers] };
}

/** A client who speaks of their own is no burglar, however they put it. */
const isOwn = ({ meant, tools }: Context) => tools.isClient && speaksOfOwn(meant.message);

const isOfOurs = ({ heard, meant }: Context) =>
  meant.named.length > 0 || !meant.isFollowUp || heard.entry !== undefined;

/** Nobody is sent away without one. */
const offering = (reply: Reply, { meant }: Context): Reply => ({
  ...reply,
  actions: [personAction(meant.language)],
  offersPerson: true,
});

/** A person too many costs a press; one who is not called costs a client. */
const likelyPerson = 0.35;

/** Whoever asks for one gets one, however they put it. */
export function personReply(context: Context): Reply | undefined {
  const { heard, telling } = context;
  const [act] = heard.acts;
  if (act?.is !== 'person' || heard.entry !== undefined) return undefined;
  return act.p >= likelyPerson ? withPerson(context, telling.say.small.person) : undefined;
}

function withPerson({ meant }: Context, text: string): Reply {
  return replyWith(text, { offersPerson: true, actions: [personAction(meant.language)] });
}

function cardNumber(context: Context): Reply {
  return withPerson(context, context.telling.say.small.cardNumber);
}

function forbidden(context: Context): Reply {
  return replyWith(context.telling.say.small.forbidden);
}

function noAdvice(context: Context): Reply {
  return withPerson(context, context.telling.say.small.noAdvice);
}

const bringing =
  /\b(?:bring|carry|pack|import|allowed|customs|airport|travel)\b|جيب|احضر|ادخل|(?:ا|ب)?فوت|معي|مطار|مسموح/;

/** A child, or a fever. */
const worries = /\b(?:child|baby|toddler|son|daughter|kid|fever)\b|طفل|ابني|بنتي|ولدي|سخن|حراره/;

/** What to take asks for a doctor; whom to call where it grows worse stands there too. */
function noMedicine(context: Context): Reply | undefined {
  // Which medicines may be brought along is a question of the book.
  if (isOfTheBook(context) && bringing.test(plain(context.meant.message))) return undefined;
  const reply = noAdvice(context);
  if (!worries.test(plain(context.meant.message))) return reply;
  const numbers = context.knowledge.passages.all.find(({ id }) => id === 'lif-emergency');
  const text = [reply.text, numbers?.text[context.meant.language]].filter(Boolean).join('\n\n');
  return { ...reply, text, sources: [numbers] };
}

function notFollowed(context: Context): Reply {
  const { persona, language } = context.meant;
  const text = context.telling.say.small.notFollowed(persona.botName[language]);
  return replyWith(text, { suggestions: suggestionsOf(context) });
}

function whoIAm(context: Context): Reply {
  const { persona, language } = context.meant;
  const { say } = context.telling;
  return withPerson(context, say.small.whoIAm(persona.botName[language], persona.role[language]));
}

function notMine(context: Context): Reply {
  return replyWith(context.telling.say.small.notMine, { suggestions: suggestionsOf(context) });
}

function abilities(context: Context): Reply | undefined {
  const known = context.knowledge.passages.all.find(({ id }) => id === 'services');
  if (!known) return undefined;
  const reply = passageReply(known, context);
  const text = `${context.telling.say.small.abilities}\n\n${reply.text}`;
  return { ...reply, text, suggestions: suggestionsOf(context) };
}

function greeting(context: Context): Reply {
  const { persona, language } = context.meant;
  const isThanks = context.heard.acts[0]?.is === 'thanks';
  const text = isThanks ? context.telling.say.small.thanks : persona.welcomeMessage[language];
  return replyWith(text, { suggestions: suggestionsOf(context) });
}

export function suggestionsOf({ meant }: Context): string[] {
  const { persona, language } = meant;
  return persona.suggestedQuestions.slice(0, 3).map(({ text }) => text[language]);
}
