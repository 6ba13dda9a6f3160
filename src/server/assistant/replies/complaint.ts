/** Something went wrong: an apology without excuses, what it is about where that is theirs, and a person before others. */
import { plain } from '#domain/search/normal-form.ts';
import { heldIn } from '#server/assistant/money/affairs.ts';
import { chargedTwiceReply, speaksOfTwice } from '#server/assistant/money/double-charge.ts';
import { referencesIn } from '#server/assistant/money/questions.ts';
import { referredTo, subjectOf } from '#server/assistant/money/subjects.ts';
import { mattersMeant } from '#server/assistant/own/matters.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export async function complaintReply(context: Context): Promise<Reply | undefined> {
  const { telling, meant } = context;
  if (!isComplaint(context, plain(meant.message))) return undefined;
  if (context.tools.isClient && speaksOfTwice(meant.message)) return chargedTwiceReply(context);
  const about = await whatItIsAbout(context);
  const { complaint } = telling.say;
  const known = writtenOf(context);
  const text = [
    complaint.sorry,
    about && complaint.about(about.title, about.reference),
    known.map((passage) => passage.text[meant.language]).join(' '),
    complaint.person,
  ];
  return replyWith(text.filter(Boolean).join('\n\n'), {
    actions: [personAction(meant.language)],
    citations: known.flatMap((passage) => passageReply(passage, context).citations),
    sources: [about ? [about.title, about.reference] : [], known],
    offersPerson: true,
    raises: { kind: 'complaint', reference: about?.reference },
  });
}

/** Likely enough where nothing else is likelier; less where they say that they are angry. */
const likely = 0.25;
const possible = 0.02;

/** In `plain` spelling: whoever says so complains, and whoever says this may. */
const furious =
  /\b(?:furious|disgraceful|unacceptable|shambles|appalling|fed up with (?:you|this))\b|زعلانه? من(?:كم|كن)|عيب عليكم|غير مقبول/;
const angry =
  /\b(?:rubbish|disappoint\w*|disgusting|ridiculous|not happy|angry|terrible service|complain(?:t|ts|ing)?)\b|زعلان|معصب|متضايق|مسخره|خدمه سييه|اشتكي|شكوي/;

function isComplaint({ heard }: Context, said: string): boolean {
  const [first] = heard.acts;
  if (heard.act === 'complaint' || (first?.is === 'complaint' && first.p >= likely)) return true;
  const p = heard.acts.find(({ is }) => is === 'complaint')?.p ?? 0;
  return furious.test(said) || (p >= possible && angry.test(said));
}

/** What the house has written about what went wrong, and whoever answers for it. */
function writtenOf({ heard, knowledge }: Context): Passage[] {
  const [entry] = heard.entries;
  const isKnown = entry && entry.p >= 0.5 && remedies.has(entry.is);
  return knowledge.passages.all.filter(
    ({ id, text }) => (isKnown && id === entry.is) || isWhereToComplain(text.en),
  );
}

/** The passage that names the address of complaints, and by when they are answered. */
const isWhereToComplain = (text: string) =>
  text.includes('care@') && text.includes('We acknowledge');

/** What helps whoever complains of just that; any other answer would be an excuse. */
const remedies = new Set(['faq-why-email', 'faq-delete-account', 'bkg-refund']);

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
