/** What people of the house do on request: a lawyer, an account, a community to live in. */
import type { MatterKind } from '#contract/matter-kinds.ts';
import { plain } from '#domain/spelling.ts';
import { lineOf } from '#server/assistant/attributes.ts';
import { askAction } from '#server/assistant/proposing.ts';
import { type Context, type Reply, replied } from '#server/assistant/reply.ts';
import { scoredBy } from '#server/assistant/searching.ts';

const services: [RegExp, string, MatterKind][] = [
  [/lawyer|legal|attorney|solicitor|notary|contract review|محام|قانون|كاتب عدل/, 'legal', 'legal'],
  [/bank account|open an account|banking|حساب (?:بنكي|مصرفي)|فتح حساب/, 'banking', 'banking'],
];

/** A section of the business page says what is done, and its form asks for it. */
export function serviceReply({ meant, knowledge, telling }: Context): Reply | undefined {
  const found = services.find(([pattern]) => pattern.test(plain(meant.message)));
  const [, id, kind] = found ?? [];
  const section = knowledge.snapshot.texts('business').sections.find((one) => one.id === id);
  if (!section || !kind) return undefined;
  const { language } = meant;
  const items = section.items.map((item) => item[language]).join(telling.say.comma);
  return replied(`**${section.title[language]}**: ${section.text[language]} ${items}.`, {
    citations: [
      { id: section.id, kind: 'page', title: section.title[language], path: section.path },
    ],
    sources: [section],
    actions: [askAction(telling.say.actions.custom, section.path, { ask: kind })],
  });
}

const asksWhereToLive =
  /\b(?:which|what|best|good) (?:areas?|communit|neighbou?rhoods?|districts?)|where (?:should|shall|could|can|to) (?:we |i )?live|(?:اي|افضل|ما) (?:الاحيا|احيا|حي|مناطق|المناطق)|اين (?:نسكن|اسكن)/;

/** Where to live, while no place was named. */
export function communities(context: Context): Reply | undefined {
  const { meant, knowledge, telling } = context;
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
  return replied([telling.say.list.areas, ...lines].join('\n'), {
    things,
    missing: ['budget'],
    suggestions: telling.say.suggest.general,
  });
}
