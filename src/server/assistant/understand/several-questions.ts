/** Several questions in one message: each that the book surely answers, in the order in which they were asked. */
import type { ClassifierGuess } from '#domain/assistant/classifier/head.ts';
import { plain } from '#domain/search/normal-form.ts';
import { isOfSpoken } from '#server/assistant/facets/question.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { hearMessage } from '#server/assistant/understand/current-weights.ts';
import type { MessageGuesses } from '#server/assistant/understand/guesses.ts';

/** A new question begins behind a mark, or with a word that asks. */
const breaks =
  /[?؟!.;؛\n]+|[,،]\s*|\s(?:and|plus|also|then)\s+(?=(?:what|how|when|which|who|where|why|do|does|is|are|can|will|if)\b)|\sو(?=(?:كم|كيف|شو|متى|متي|إيمتى|ايمتى|هل|وش|ايش|إيش|شلون|قديش|إذا|اذا|وين|بكم|شنو|لو|مين|منو)(?:\s|$))/i;

/** As sure as a part of a message may be, whose words are few. */
const sure = 0.6;
const most = 3;
const mostParts = 6;

export async function severalQuestions(context: Context): Promise<Reply | undefined> {
  const { meant } = context;
  if (isOfSpoken(context) || context.going?.relation === 'slot') return undefined;
  const parts = meant.message.split(breaks).filter((part) => part.trim().split(/\s+/).length > 1);
  const wishes = context.heard.acts.find(({ is }) => is === 'wish')?.p ?? 0;
  if (wishes >= 0.6 || parts.length < 2 || parts.length > mostParts || meant.named.length > 0)
    return undefined;
  const asked = await askedIn(parts, context);
  if (asked.length < 2) return undefined;
  const told = asked.slice(0, most).map((passage) => passageReply(passage, context));
  const cautions = new Set(asked.flatMap(({ caution }) => caution?.[meant.language] ?? []));
  return replyWith(
    [...asked.slice(0, most).map(({ text }) => text[meant.language]), ...cautions].join('\n\n'),
    {
      citations: told.flatMap(({ citations }) => citations),
      sources: told.flatMap(({ sources }) => sources),
      actions: told.flatMap(({ actions }) => actions),
      suggestions: told[0]?.suggestions ?? [],
    },
  );
}

const asking =
  /\b(?:what|how|when|which|who|where|why|do|does|is|are|can|could|will|would|should|may|if)\b|(?<!\p{L})(?:ما|ماذا|كم|كيف|شو|متي|ايمتي|هل|وش|ايش|شلون|قديش|اذا|وين|بكم|شنو|لو|مين|منو|لازم|بصير|فيني|فينا|ممكن)(?!\p{L})/u;

/** Which answer is asked for, supposing that one is: a wish before it makes each of them less likely. */
function surest({ entries }: MessageGuesses): ClassifierGuess[] {
  const [best] = entries;
  if (!best || best.p < 0.15) return [];
  const all = entries.reduce((sum, { p }) => sum + p, 0);
  return [{ is: best.is, p: best.p / Math.max(all, 0.5) }];
}

/** By itself, or with the part before it, which says what it is about. */
async function askedIn(parts: readonly string[], context: Context): Promise<Passage[]> {
  const { snapshot, passages } = context.knowledge;
  const found = new Set<string>();
  for (const [at, part] of parts.entries()) {
    const alone = await hearMessage(part, snapshot);
    const led = at > 0 ? await hearMessage(`${parts[0]} ${part}`, snapshot) : alone;
    const asks = at === 0 || asking.test(plain(part));
    const [best] = [alone, led].flatMap(surest).toSorted((a, b) => b.p - a.p);
    if (best && asks && best.p >= sure) found.add(best.is);
  }
  return [...found].flatMap((name) => passages.all.find(({ id }) => id === name) ?? []);
}
