/** Which thing that was spoken of a question is asked of, whatever is written about such things in general. */
import { plain } from '#domain/search/normal-form.ts';
import { facets } from '#server/assistant/facets/facet.ts';
import { answersTo } from '#server/assistant/facets/facets.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

/** Likelier than anything else together; likely enough; and so plain that no other word counts. */
const likely = 0.5;
const fairly = 0.4;
const plainly = 0.95;

/** Nothing where nothing is asked that a thing answers of itself, or where it is asked of something else. */
export function askedOf(meant: Understanding, heard: MessageGuesses): Thing | undefined {
  const [best] = heard.facets;
  const facet = facets.find((one) => one === best?.is);
  if (!facet || !best || best.p < likely || meant.named.length > 0) return undefined;
  const thing = spokenOf(meant) ?? (best.p >= plainly ? byAnotherWord(meant, heard) : undefined);
  if (!thing || !answersTo(facet, thing)) return undefined;
  return isAskedElsewhere(thing, heard, meant.isFollowUp) ? undefined : thing;
}

/** The one in question; of those before it the latest of the kind that is spoken of: `back to the hotel`. */
function spokenOf({
  isFollowUp,
  topics,
  frame,
  spoken,
  message,
}: Understanding): Thing | undefined {
  const of = frame.focus?.of;
  if (isFollowUp) return of === 'thing' || of === 'entry' ? spoken[0] : undefined;
  if (!definite.test(plain(message))) return undefined;
  return spoken.find(({ topic }) => topics.some((one) => one === topic));
}

/** Whoever says `a yacht` means any; `the yacht` is one that was spoken of. */
const definite =
  /\b(?:the|that|this|same|its?|there)\b|(?<!\p{L})و?(?:ب|ل|ع|ه)?(?:ال|لل)\p{L}{2}|(?:نفس|هيدا|هيدي|هذا|هذه)/u;

/** A word of another list may be a part of the question: how many visas a licence brings. */
const byAnotherWord = (
  { frame, spoken }: Understanding,
  { turns }: MessageGuesses,
): Thing | undefined =>
  frame.focus?.of === 'thing' && turns.some(({ is, p }) => is === 'ask' && p >= fairly)
    ? spoken[0]
    : undefined;

/** What a summer is like no flight knows; and with words of its own, what another chapter is about. */
function isAskedElsewhere(
  { entry: { of } }: Thing,
  { entries: [best], acts }: MessageGuesses,
  isFollowUp: boolean,
): boolean {
  if (acts.some(({ is, p }) => is === 'wish' && p >= 0.75)) return true;
  if (!best || best.p < likely) return false;
  return isFollowUp ? best.p >= 0.9 && ofLife.test(best.is) : !chaptersOn[of]?.test(best.is);
}

const ofLife = /^(?:lif|task|guide|page)-(?!pets|dress)/;

/** The chapters of the book that speak of each kind of thing in general. */
const chaptersOn: Partial<Record<Thing['entry']['of'], RegExp>> = {
  offering: /^(?:bkg|vip|faq)-/,
  venue: /^(?:vip|faq)-/,
  event: /^(?:vip|faq)-/,
  home: /^(?:re|faq)-/,
  school: /^(?:edu|faq)-/,
  company: /^(?:biz|faq)-/,
  visa: /^(?:biz|faq)-/,
  tier: /^(?:vip|faq)-/,
  plan: /^faq-/,
};
