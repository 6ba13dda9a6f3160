import type { BookingsContent } from '#contract/bookings/pages.ts';
import type { Category, Offering } from '#contract/catalogue/offerings.ts';
import type { Art } from '#contract/catalogue/shapes.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { Currency } from '#contract/primitives.ts';
import { oneOfEach } from '#domain/one-of-each.ts';
import { listedOffering } from '#server/bookings/offerings/card.ts';
import { pageWords } from '#server/bookings/offerings/words.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

/** The money of the place; a category has its own. */
const localCurrency: Currency = 'AED';

/** The list of everything, or of one category. */
export function cataloguePage(source: PageSource, category?: Category): Page {
  const { snapshot, say, picture } = source;
  const { categories } = snapshot.texts('taxonomy');
  const all = snapshot.all('offerings');
  const shown = category
    ? all.filter((offering) => offering.category === category)
    : oneOfEach(all, (offering) => offering.category);
  const content: BookingsContent = {
    ...ofCategory(source, category),
    categories: categories.map(({ label, path }) => ({ label: say(label), path })),
    offerings: shown.map((offering) => listedOffering(offering, source)),
    emptyPicture: picture(emptyArt(source)),
    socialArt: socialArt(source, shown, category),
    words: pageWords(source),
  };
  return { name: 'bookings', content };
}

function ofCategory({ snapshot, say }: PageSource, id?: Category) {
  const { categories } = snapshot.texts('taxonomy');
  const category = categories.find((candidate) => candidate.id === id);
  if (!category?.bookable) return { currency: localCurrency };
  return {
    category: { label: say(category.label), blurb: say(category.blurb) },
    currency: category.currency,
  };
}

/** Where there is nothing, there is sand. */
export function emptyArt({ snapshot }: PageSource): Art {
  const dunes = snapshot.all('offerings').find(({ art }) => art.scene === 'desert-dunes');
  return dunes?.art ?? snapshot.texts('company').art;
}

/** A category is shared with the picture of its first offering, the whole list with the house's. */
function socialArt({ snapshot }: PageSource, shown: Offering[], category?: Category): string {
  const house = snapshot.texts('company').art;
  return ((category && shown[0]?.art) ?? snapshot.all('services')[0]?.art ?? house).key;
}
