/** Kinds beside each other: where a company is founded, with what was written of it and one of each. */
import { plain } from '#domain/search/normal-form.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import { fitsWish } from '#server/assistant/fit.ts';
import { consultationAction } from '#server/assistant/proposed-actions.ts';
import { passageReply } from '#server/assistant/replies/passages.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { scoredBy } from '#server/assistant/search.ts';
import { inDirhams, type Thing } from '#server/assistant/things/thing.ts';

const kinds: [string, RegExp][] = [
  ['mainland', /\bmainland\b|\bon ?shore\b|بر الرييسي|البر الرئيسي|بر رييسي|البر الرييسي/],
  ['free-zone', /\bfree ?zones?\b|\bfreezones?\b|(?:ال)?(?:منطقه|مناطق) (?:ال)?حره/],
  ['offshore', /\boff ?shore\b|اوفشور/],
];

const shownOfEach = 2;

export function jurisdictions(context: Context): Reply | undefined {
  const said = plain(context.meant.message);
  const asked = kinds.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  if (asked.length < 2) return undefined;
  const { telling, knowledge } = context;
  const things = asked.flatMap((kind) => bestOf(kind, context));
  const known = knowledge.passages.all.find(({ id }) => id === 'biz-mainland-freezone');
  const written = known && passageReply(known, context);
  const lines = things.map((thing) => `- ${lineOf(thing, telling)}`);
  const text = [written?.text ?? '', [telling.say.list.jurisdictions, ...lines].join('\n')];
  return replyWith(text.join('\n\n').trim(), {
    things,
    citations: written?.citations ?? [],
    sources: written?.sources ?? [],
    suggestions: telling.say.suggest.general,
  });
}

const rentOrBuy =
  /\b(?:rent|renting|lease)\b.{0,20}\b(?:or|vs|versus)\b.{0,20}\b(?:buy|buying|own|purchase)|\b(?:buy|buying|own|purchase)\b.{0,20}\b(?:or|vs|versus)\b.{0,20}\b(?:rent|renting|lease)|(?:ايجار|استاجر|نستاجر|استيجار)\S{0,12} (?:ام|او|ولا) .{0,12}(?:شرا|اشتري|نشتري|تملك)|(?:شرا|اشتري|نشتري|تملك)\S{0,12} (?:ام|او|ولا) .{0,12}(?:ايجار|استاجر|نستاجر)/;

/** What each of them takes, and an adviser for the choice itself: it is theirs. */
export function rentingOrBuying(context: Context): Reply | undefined {
  const { meant, knowledge, telling } = context;
  if (!rentOrBuy.test(plain(meant.message)) || meant.own.bedrooms !== undefined) return undefined;
  const known = ['re-buying-costs', 're-cheques', 're-deposit'].flatMap(
    (id) => knowledge.passages.all.find((passage) => passage.id === id) ?? [],
  );
  const told = known.map((passage) => passageReply(passage, context));
  const lines = known.map(
    ({ title, text }) => `- **${title[meant.language]}** ${text[meant.language]}`,
  );
  const subject = telling.say.subjects.general;
  return replyWith(lines.join('\n'), {
    citations: told.flatMap(({ citations }) => citations),
    sources: told.flatMap(({ sources }) => sources),
    actions: [consultationAction(meant.language, { subject, topic: 'real-estate' })],
  });
}

/** Those that the words speak for, the cheaper first. */
function bestOf(kind: string, { meant, knowledge }: Context): Thing[] {
  // Both kinds were named, so neither of them is a filter.
  const open = { ...meant, stems: [] };
  const found = knowledge.things.filter(
    (thing) =>
      thing.entry.of === 'company' &&
      thing.entry.item.jurisdictionType === kind &&
      fitsWish(thing, open, knowledge),
  );
  return scoredBy(meant.telling, found, knowledge)
    .toSorted((a, b) => b.score - a.score || inDirhams(a.thing) - inDirhams(b.thing))
    .slice(0, shownOfEach)
    .map(({ thing }) => thing);
}
