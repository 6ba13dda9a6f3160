/** What is answered before anything is looked up: politeness, dangers, and what the house does not do. */
import { isGreeting } from '#domain/answer-book.ts';
import { plain } from '#domain/search/spelling.ts';
import { moneyQuestion } from '#server/assistant/money-questions.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';

/** Each is read in `plain` spelling; the first that fits answers. */
const rules: [RegExp, (context: Context) => Reply | undefined][] = [
  [
    /chest pain|cant breathe|heart attack|unconscious|bleeding|emergency now|overdose|الم في الصدر|لا اتنفس|نوبه قلبيه/,
    emergency,
  ],
  [/(?:\d[ -]?){13,19}/, cardNumber],
  [
    /ignore (?:all|any|previous|prior|your|the)|disregard (?:all|previous|your)|system prompt|your (?:instructions|prompt|rules)|you are now|developer mode|jailbreak|pretend (?:to be|you are)|act as (?:an?|my) (?:admin|root|developer)|تجاهل .{0,20}تعليمات|تعليمات النظام|نظام التعليمات|\b(?:drop|delete|insert|union|select)\b.*\b(?:table|from|into|select)\b.*(?:;|--)/,
    notFollowed,
  ],
  [
    /(?:all|other|every) (?:the )?clients?|(?:of|for) client [0-9a-f-]{8,}|everyones (?:bookings|documents)|another clients?|كل العملا|عميل اخر/,
    othersData,
  ],
  [
    /cocaine|\bdrugs?\b|\bweed\b|hashish|\bescorts?\b|prostitut|\bguns?\b|weapon|casino|gambl|fake (?:passport|visa|degree)|forge|launder|مخدرات|حشيش|سلاح|دعاره|تزوير|قمار/,
    forbidden,
  ],
  [
    /\b(?:tablets?|pills?|dosage|symptoms?|diagnos\w*|headache|fever)\b|(?<!pay (?:in|with|by) )bitcoin|which (?:stocks?|shares)|\bstocks?\b|حبوب|صداع|بيتكوين|اسهم/,
    noAdvice,
  ],
  [
    /are you (?:an? )?(?:real |actual )?(?:robot|bot|human|ai|machine|person|chat ?gpt|gpt|chatbot|llm)|who are you|what are you\b|(?:what is|whats) your name|(?:شو|وش|ما) اسمك|هل انت (?:روبوت|انسان|بشر|الي)|من انت/,
    whoIAm,
  ],
  [
    /\b(?:poem|joke|story|song|essay|translate|homework)\b|write (?:me )?(?:some |a )?code|قصيده|نكته|قصه/,
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

export function smallReply(context: Context): Reply | undefined {
  const said = plain(context.meant.message);
  for (const [pattern, answer] of rules) {
    const found = pattern.test(said) ? answer(context) : undefined;
    if (found) return found;
  }
  const { message } = context.meant;
  const isPolite = isGreeting(message) || shortThanks.test(said);
  return isPolite && !moneyQuestion(message) ? greeting(context, said) : undefined;
}

const thanking = /\bth(?:an)?(?:k|x)|\bty\b|\bbye\b|\bcheers\b|\bmerci\b|شكر|مشكور|تسلم|العافيه/;
const shortThanks =
  /^\W*(?:ok |great |perfect )?(?:thx|thanx|tks|ty|cheers|merci|perfect|great|مشكور(?:ين)?|تسلم(?:ون)?|يعطيك(?:م)? العافيه)\W*$/;

function withPerson({ meant }: Context, text: string): Reply {
  return replied(text, { offersPerson: true, actions: [personAction(meant.language)] });
}

function emergency(context: Context): Reply | undefined {
  const known = context.knowledge.passages.all.find(({ id }) => id === 'lif-emergency');
  return known && { ...passageReply(known, context), offersPerson: true };
}

function cardNumber(context: Context): Reply {
  return withPerson(context, context.telling.say.small.cardNumber);
}

function othersData(context: Context): Reply {
  return replied(context.telling.say.small.othersData);
}

function forbidden(context: Context): Reply {
  return replied(context.telling.say.small.forbidden);
}

function noAdvice(context: Context): Reply {
  return withPerson(context, context.telling.say.small.noAdvice);
}

function notFollowed(context: Context): Reply {
  const { persona, language } = context.meant;
  const text = context.telling.say.small.notFollowed(persona.botName[language]);
  return replied(text, { suggestions: suggestionsOf(context) });
}

function whoIAm(context: Context): Reply {
  const { persona, language } = context.meant;
  const { say } = context.telling;
  return withPerson(context, say.small.whoIAm(persona.botName[language], persona.role[language]));
}

function notMine(context: Context): Reply {
  return replied(context.telling.say.small.notMine, { suggestions: suggestionsOf(context) });
}

function abilities(context: Context): Reply | undefined {
  const known = context.knowledge.passages.all.find(({ id }) => id === 'services');
  if (!known) return undefined;
  const reply = passageReply(known, context);
  const text = `${context.telling.say.small.abilities}\n\n${reply.text}`;
  return { ...reply, text, suggestions: suggestionsOf(context) };
}

function greeting(context: Context, said: string): Reply {
  const { persona, language } = context.meant;
  const isThanks = thanking.test(said);
  const text = isThanks ? context.telling.say.small.thanks : persona.welcomeMessage[language];
  return replied(text, { suggestions: suggestionsOf(context) });
}

export function suggestionsOf({ meant }: Context): string[] {
  const { persona, language } = meant;
  return persona.suggestedQuestions.slice(0, 3).map(({ text }) => text[language]);
}
