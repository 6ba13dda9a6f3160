import type { Language } from '#contract/primitives.ts';
import { askAction, openAction } from '#server/assistant/proposed-actions.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { words } from '#server/assistant/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

const nothing = { en: '', ar: '' };

export const schoolThings = (snapshot: Snapshot): Thing[] => [
  ...schools(snapshot),
  ...curricula(snapshot),
];

function schools(snapshot: Snapshot): Thing[] {
  const { areas } = snapshot.texts('taxonomy');
  return snapshot.all('schools').map((item) => {
    const path = `/schooling/schools/${item.slug}`;
    const area = areas.find(({ id }) => id === item.area)?.label ?? nothing;
    const curriculum = snapshot.bySlug('curricula', item.curriculum)?.name ?? nothing;
    return {
      id: item.id,
      kind: 'school',
      topic: 'schools',
      slug: item.slug,
      path,
      title: item.name,
      place: { en: `${curriculum.en}, ${area.en}`, ar: `${curriculum.ar}، ${area.ar}` },
      aliases: [],
      words: [
        item.description.en,
        item.description.ar,
        area.en,
        area.ar,
        ...item.features.flatMap(({ en, ar }) => [en, ar]),
        ...(item.boarding ? ['boarding', 'داخلية', 'داخلي'] : []),
        ...(item.ages.from >= 11 ? ['secondary', 'ثانوية'] : []),
        ...(item.ages.to <= 13 ? ['primary', 'preparatory', 'ابتدائية'] : []),
      ],
      area: item.area,
      point: item.coordinates,
      price: item.fees.min,
      isFrom: true,
      art: item.art,
      facts: (language: Language) => {
        const say = words[language].facts;
        return [say.ages(item.ages.from, item.ages.to), say.waitlist(item.waitlist.text[language])];
      },
      action: (language: Language) =>
        askAction(words[language].actions.applySchool, path, { ask: 'school', about: item.slug }),
      entry: { of: 'school', item },
    };
  });
}

const curricula = (snapshot: Snapshot): Thing[] =>
  snapshot.all('curricula').map((item) => ({
    id: item.slug,
    kind: 'curriculum',
    topic: 'curricula',
    slug: item.slug,
    path: item.path,
    title: item.name,
    place: item.highlights[0] ?? nothing,
    aliases: [item.slug.replaceAll('-', ' '), item.name.ar.replace(/^المنهج /, '')],
    words: [
      item.description.en,
      item.description.ar,
      ...item.qualifications.flatMap(({ en, ar }) => [en, ar]),
    ],
    area: null,
    point: null,
    price: null,
    isFrom: false,
    art: item.art,
    facts: (language: Language) => [item.avgFeesText[language]],
    action: (language: Language) => openAction(words[language].actions.schools, item.path),
    entry: { of: 'curriculum', item },
  }));
