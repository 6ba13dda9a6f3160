/** An answer's buttons with everything that was said in them, and the card that acts where nothing is missing. */
import type { ProposedAction } from '#contract/assistant/assistant.ts';
import { consultCard } from '#server/assistant/acts/consultations.ts';
import { holdCard } from '#server/assistant/acts/holds.ts';
import { carryParticulars } from '#server/assistant/acts/particulars.ts';
import { actWords } from '#server/assistant/acts/words.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

export async function withActs(reply: Reply, context: Context): Promise<Reply> {
  const filled = {
    ...reply,
    things: reply.things.map((thing) => filledThing(thing, context)),
    actions: reply.actions.map((action) => carryParticulars(action, context)),
  };
  if (reply.acts.length > 0) return filled;
  return (await withHold(filled, context)) ?? (await withConsultation(filled, context)) ?? filled;
}

/** Its button knows what was said, too. */
const filledThing = (thing: Thing, context: Context): Thing => ({
  ...thing,
  action: (language) => {
    const action = thing.action(language);
    return action && carryParticulars(action, context);
  },
});

/** Only for something that is spoken of by itself: of a list nobody has chosen yet. */
async function withHold(reply: Reply, context: Context): Promise<Reply | undefined> {
  const [thing, ...others] = reply.things;
  if (!thing || others.length > 0) return undefined;
  const card = await holdCard(thing, context);
  if (!card) return undefined;
  const { entry } = thing;
  const { freeUntilHours = 1, feePercentAfter = 0 } =
    entry.of === 'offering' ? entry.item.cancellation : {};
  const isFinal = freeUntilHours === 0 && feePercentAfter === 100;
  const { notRefundable } = actWords[context.telling.language];
  return {
    ...reply,
    // Whoever presses cannot go back.
    text: isFinal ? `${reply.text}\n\n${notRefundable}` : reply.text,
    // The card's own button is the one that holds.
    things: [{ ...thing, action: () => null }],
    actions: reply.actions.filter(({ kind }) => kind !== 'book'),
    acts: [card],
    sources: [...reply.sources, card],
  };
}

async function withConsultation(reply: Reply, context: Context): Promise<Reply | undefined> {
  const action = reply.actions.find(({ kind }) => kind === 'consultation');
  const found = action && (await consultCard(action, context));
  if (!found) return undefined;
  const { card, text } = found;
  const isOther = (one: ProposedAction) => one !== action;
  return {
    ...reply,
    text: `${reply.text}\n\n${text}`,
    // The scheduler stays in reach: another hour may suit better.
    actions: [...reply.actions.filter(isOther), action],
    acts: [card],
    sources: [...reply.sources, card, text],
  };
}
