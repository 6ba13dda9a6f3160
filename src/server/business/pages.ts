import type { BusinessContent } from '#contract/business.ts';
import {
  bankingContent,
  legalContent,
  licencesContent,
  visasContent,
} from '#server/business/department-content.ts';
import {
  cardsOf,
  compareContent,
  packageContent,
  packagePath,
  popularLabelOf,
} from '#server/business/package-content.ts';
import {
  departmentsOf,
  licenceTypesOf,
  processDaysOf,
  processOf,
} from '#server/business/shared-content.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

const desks: PublicPage[] = [
  {
    path: '/business/licenses',
    read: (source) => ({ name: 'business-licences', content: licencesContent(source) }),
  },
  {
    path: '/business/banking',
    read: (source) => ({ name: 'business-banking', content: bankingContent(source) }),
  },
  {
    path: '/business/visas',
    read: (source) => ({ name: 'business-visas', content: visasContent(source) }),
  },
  {
    path: '/business/legal',
    read: (source) => ({ name: 'business-legal', content: legalContent(source) }),
  },
];

export const businessPages = (snapshot: Snapshot): PublicPage[] => [
  { path: '/business', read: (source) => ({ name: 'business', content: business(source) }) },
  {
    path: '/business/compare',
    read: (source) => ({ name: 'business-compare', content: compareContent(source) }),
  },
  ...desks,
  ...snapshot.all('packages').map((item) => ({
    path: packagePath(item.slug),
    read: (source: PageSource) => ({
      name: 'business-package' as const,
      content: packageContent(source, item),
    }),
  })),
];

function business(source: PageSource): BusinessContent {
  const { snapshot, say, picture } = source;
  const { hero, priceNote, reasons, documentUploads } = snapshot.texts('business');
  const service = snapshot.bySlug('services', 'business-setup-visa');
  const skyline = snapshot.bySlug('packages', 'dubai-mainland-llc');
  return {
    label: say(service?.title ?? hero.title),
    title: say(hero.title),
    text: say(hero.text),
    priceNote: say(priceNote),
    popularLabel: popularLabelOf(source),
    packages: cardsOf(source),
    process: processOf(source),
    processDays: processDaysOf(source),
    licenceTypes: licenceTypesOf(source),
    reasons: reasons.map(({ id, title, text }) => ({ id, title: say(title), text: say(text) })),
    reasonsPicture: picture((skyline ?? { art: hero.art }).art),
    desks: departmentsOf(source),
    documents: documentUploads.map(say),
  };
}
