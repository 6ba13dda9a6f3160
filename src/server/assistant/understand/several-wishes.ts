/** Two wishes in one message, `a villa to rent and a school for two`: each is answered by itself. */
import type { Topic } from '#domain/assistant/lexicon.ts';
import { decideReply, sureEntry } from '#server/assistant/decision.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { namedThings } from '#server/assistant/understand/named-things.ts';
import { isBookable } from '#server/assistant/understand/subjects.ts';
import { type Understanding, understandPart } from '#server/assistant/understand/understanding.ts';

/** More than three is a plan, and a plan needs a person. */
const mostWishes = 3;

export async function severalReply(context: Context): Promise<Reply | undefined> {
  const { meant } = context;
  if (meant.acts.has('compare') || meant.acts.has('included')) return undefined;
  // A licence to drive is said of the car that is named, and asks for no company.
  if (isOfOneKind(context)) return undefined;
  const parts = wishesIn(context);
  if (parts.length < 2 || sureEntry(context)) return undefined;
  const replies: Reply[] = [];
  for (const part of parts) {
    const reply = await decideReply({ ...context, meant: part });
    if (reply) replies.push(reply);
  }
  return replies.length < 2 ? undefined : joined(replies);
}

const isOfOneKind = (context: Context): boolean =>
  (context.heard.kinds[0]?.p ?? 0) >= 0.9 && namedThings(context).length > 0;

/** Each is read as a message of its own. */
const mostClauses = 16;

const links =
  /[,;،؛.]|\band then\b|\band\b|\bplus\b|\bthen\b|\bas well as\b|\balso\b|[&+]| و(?=\S{3})/i;

/** Clauses that name no subject of their own belong to the one before them. */
function wishesIn({ meant, knowledge }: Context): Understanding[] {
  const clauses: { text: string; family: string }[] = [];
  const said = meant.message.split(links).map((clause) => clause.trim());
  if (said.length > mostClauses) return [];
  for (const text of said.filter((clause) => clause !== '')) {
    const { topics, isFollowUp } = understandPart(text, meant, knowledge);
    const family = isFollowUp ? undefined : familyOf(topics);
    const last = clauses.at(-1);
    if (last && (family === undefined || family === last.family)) last.text += `, ${text}`;
    else clauses.push({ text, family: family ?? '' });
  }
  const told = clauses.filter(({ family }) => family !== '');
  const isMixed = new Set(told.map(({ family }) => family)).size > 1;
  if (!isMixed || told.length > mostWishes) return [];
  return told.map(({ text }) => understandPart(text, meant, knowledge));
}

const together: Partial<Record<Topic, string>> = {
  nightlife: 'dining',
  visas: 'companies',
  plans: 'tiers',
};

function familyOf([first]: readonly Topic[]): string | undefined {
  if (!first) return undefined;
  return isBookable(first) ? first : (together[first] ?? first);
}

function joined(replies: readonly Reply[]): Reply {
  const all = <Part>(part: (reply: Reply) => readonly Part[]) => replies.flatMap(part);
  return replyWith(replies.map(({ text }) => text).join('\n\n'), {
    // The first of each, then the others: as many as there is room for.
    things: [...all(({ things }) => things.slice(0, 2)), ...all(({ things }) => things.slice(2))],
    citations: all(({ citations }) => citations),
    sources: all(({ sources }) => sources),
    actions: [
      ...all(({ actions }) => actions.slice(0, 1)),
      ...all(({ actions }) => actions.slice(1)),
    ],
    missing: [...new Set(all(({ missing }) => missing))],
    suggestions: replies[0]?.suggestions ?? [],
    offersPerson: replies.some(({ offersPerson }) => offersPerson),
  });
}
