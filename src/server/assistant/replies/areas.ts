/** Communities to live in: those that suit, those that bring most rent, those near a place. */
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import { plain } from '#domain/search/normal-form.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import { scoredBy } from '#server/assistant/search.ts';
import type { Thing } from '#server/assistant/things/thing.ts';

type Area = CatalogueItem<'locations'>;

const asksWhereToLive =
  /\b(?:which|what|best|good) (?:areas?|communit|neighbou?rhoods?|districts?)|where (?:should|shall|could|can|to) (?:we |i )?live|(?:اي|افضل|ما) (?:الاحيا|احيا|حي|مناطق|المناطق)|اين (?:نسكن|اسكن)/;

/** Where a rent brings most, while no place was named. */
function byYield({ meant, knowledge, telling }: Context): Reply | undefined {
  if (!meant.acts.has('yield') || meant.own.areas.length > 0) return undefined;
  const yieldOf = ({ entry }: Thing) =>
    entry.of === 'area' ? entry.item.averages.grossYieldPercent : 0;
  const things = knowledge.things
    .filter(({ kind }) => kind === 'area')
    .toSorted((a, b) => yieldOf(b) - yieldOf(a))
    .slice(0, 3);
  const lines = things.map(
    (thing) => `- ${lineOf(thing, telling)} · ${telling.say.about.yield(yieldOf(thing))}`,
  );
  return replyWith([telling.say.list.yields, ...lines].join('\n'), {
    things,
    suggestions: telling.say.suggest.general,
  });
}

const drives: [keyof Area['commuteMinutes'], RegExp][] = [
  ['difc', /\bdifc\b|financial cent|المركز المالي/],
  ['downtown', /\bdowntown\b|وسط المدينه/],
  ['marina', /\bmarina\b|مارينا/],
  ['dxb', /\bairport\b|\bdxb\b|المطار/],
];

/** Near a place, by the minutes that the catalogue counts. */
function byDrive({ meant, knowledge, telling }: Context): Reply | undefined {
  const said = plain(meant.message);
  const asks =
    asksWhereToLive.test(said) && /\b(?:near|close|closest|nearest|minutes)\b|قريب|اقرب/.test(said);
  const [to] = asks ? (drives.find(([, pattern]) => pattern.test(said)) ?? []) : [];
  if (!to) return undefined;
  const minutes = ({ entry }: Thing) => (entry.of === 'area' ? entry.item.commuteMinutes[to] : 0);
  const things = knowledge.things
    .filter(({ kind }) => kind === 'area')
    .toSorted((a, b) => minutes(a) - minutes(b))
    .slice(0, 4);
  const lines = things.map((thing) => {
    const drive =
      thing.entry.of === 'area' ? telling.say.about.commute(thing.entry.item.commuteMinutes) : '';
    return `- ${lineOf(thing, telling)} · ${drive}`;
  });
  return replyWith([telling.say.list.near, ...lines].join('\n'), {
    things,
    suggestions: telling.say.suggest.general,
  });
}

/** Where to live, while no place was named. */
export function communities(context: Context): Reply | undefined {
  const { meant, knowledge, telling } = context;
  const ranked = byYield(context) ?? byDrive(context);
  if (ranked) return ranked;
  if (meant.own.areas.length > 0 || !asksWhereToLive.test(plain(meant.message))) return undefined;
  const areas = knowledge.things.filter(({ kind }) => kind === 'area');
  const scored = scoredBy(meant.telling, areas, knowledge);
  const featured = ({ thing }: (typeof scored)[number]) =>
    Number(thing.entry.of === 'area' && thing.entry.item.isFeatured);
  const best = scored
    .toSorted((a, b) => b.score - a.score || featured(b) - featured(a))
    .slice(0, 3);
  const things = best.map(({ thing }) => thing);
  const lines = things.map(
    (thing) => `- ${lineOf(thing, telling)} · ${thing.place[meant.language]}`,
  );
  return replyWith([telling.say.list.areas, ...lines].join('\n'), {
    things,
    missing: ['budget'],
    suggestions: telling.say.suggest.general,
  });
}
