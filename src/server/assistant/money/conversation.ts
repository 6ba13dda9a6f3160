/** Which question about money a conversation has come to: asked by itself, or by what was asked just before. */
import {
  type MoneyAsked,
  type MoneyQuestion,
  moneyQuestion,
  questionAfter,
  referencesIn,
} from '#server/assistant/money/questions.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export function questionIn(context: Context): MoneyQuestion | undefined {
  const spoken = spokenIn(context.meant);
  return spoken && !spoken.needsThing ? spoken : (heardIn(context) ?? spoken);
}

/** Which question about money each of their own affairs is. */
export const askedBy: Record<string, MoneyAsked> = {
  'own-owed': 'owed',
  'own-paid': 'paid',
  'own-card': 'cards',
  'own-refund': 'refund',
  'own-reserved': 'reserved',
  'own-ending': 'ending',
};

/** No rule knows the words, but others have put it so; what has a name is asked about for itself. */
function heardIn({ heard, meant, tools }: Context): MoneyQuestion | undefined {
  const [affair] = heard.own;
  const isOwn = tools.isClient && isSurely(heard, meant.named.length > 0);
  const asked = isOwn && affair ? askedBy[affair.is] : undefined;
  if (!asked) return undefined;
  const references = referencesIn(meant.message);
  return { asked, references, isOwn: true, needsThing: false, leansBack: false, span: undefined };
}

/** Somebody who names a thing and asks of its price hardly asks what they paid. */
function isSurely({ acts: [act] }: MessageGuesses, isNamed: boolean): boolean {
  return act?.is === 'own' && act.p >= (isNamed ? 0.9 : 0.5);
}

function spokenIn({ message, history, today, own }: Understanding): MoneyQuestion | undefined {
  // Whoever names a day or guests has a new wish.
  const isNew = own.when.day !== undefined || own.party !== undefined;
  if (isNew) return moneyQuestion(message, today);
  const said = history.filter(({ isUser }) => isUser).map(({ text }) => text);
  return [...said, message].reduce<MoneyQuestion | undefined>(
    (before, text) => questionAfter(text, before, today),
    undefined,
  );
}
