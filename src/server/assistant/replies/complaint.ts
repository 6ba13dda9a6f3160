/** Something went wrong: an apology without excuses, what it is about where that is theirs, and a person before others. */
import { chargedTwiceReply, speaksOfTwice } from '#server/assistant/money/charged-twice.ts';
import { heldIn } from '#server/assistant/money/held.ts';
import { referencesIn } from '#server/assistant/money/questions.ts';
import { referredTo, subjectOf } from '#server/assistant/money/subjects.ts';
import { mattersMeant } from '#server/assistant/own/matters.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replied } from '#server/assistant/replies/reply.ts';

export async function complaintReply(context: Context): Promise<Reply | undefined> {
  const { heard, telling, meant } = context;
  if (heard.act !== 'complaint') return undefined;
  if (context.tools.isClient && speaksOfTwice(meant.message)) return chargedTwiceReply(context);
  const about = await whatItIsAbout(context);
  const { complaint } = telling.say;
  const text = [complaint.sorry, about && complaint.about(about.title, about.reference)];
  return replied([...text, complaint.person].filter(Boolean).join('\n\n'), {
    actions: [personAction(meant.language)],
    sources: about ? [about.title, about.reference] : [],
    offersPerson: true,
    raises: { kind: 'complaint', reference: about?.reference },
  });
}

/** The one thing of theirs that they name; of several it cannot be told. */
async function whatItIsAbout(context: Context) {
  const money = context.tools.isClient ? await context.tools.ownMoney() : undefined;
  if (!money) return undefined;
  const all = heldIn(money);
  const referred = referredTo(referencesIn(context.meant.message), all);
  const { held, isNamed } = subjectOf({ leansBack: false }, all, context);
  const found = referred.length > 0 ? referred : isNamed ? held : [];
  if (found.length === 1) return found[0];
  const matters = mattersMeant(context.meant.message, await context.tools.ownMatters());
  return found.length === 0 && matters.length === 1 ? matters[0] : undefined;
}
