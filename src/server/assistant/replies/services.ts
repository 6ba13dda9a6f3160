/** What people of the house do on request: a lawyer, an account. */
import type { MatterKind } from '#contract/matters/kinds.ts';
import { plain } from '#domain/search/normal-form.ts';
import { askAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

const services: [RegExp, string, MatterKind][] = [
  [
    /lawyer|divorce|custody|\bsue\b|\btrusts?\b|legal|attorney|solicitor|notary|contract review|محام|قانون|كاتب عدل/,
    'legal',
    'legal',
  ],
  [
    /\bbanks?\b(?! (?:transfer|holiday))|bank account|open an account|banking|حساب (?:بنكي|مصرفي)|فتح حساب/,
    'banking',
    'banking',
  ],
];

/** A section of the business page says what is done, and its form asks for it. */
export function serviceReply({ meant, knowledge, telling }: Context): Reply | undefined {
  const found = services.find(([pattern]) => pattern.test(plain(meant.message)));
  const [, id, kind] = found ?? [];
  const section = knowledge.snapshot.texts('business').sections.find((one) => one.id === id);
  if (!section || !kind) return undefined;
  const { language } = meant;
  const items = section.items.map((item) => item[language]).join(telling.say.comma);
  return replyWith(`**${section.title[language]}**: ${section.text[language]} ${items}.`, {
    citations: [
      { id: section.id, kind: 'page', title: section.title[language], path: section.path },
    ],
    sources: [section],
    actions: [askAction(telling.say.actions.custom, section.path, { ask: kind })],
  });
}
