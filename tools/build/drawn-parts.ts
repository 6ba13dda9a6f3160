/**
 * Parts that the server draws with a page, or that come to every reader of it, though in scripts of
 * their own. The overlays show nothing before one of them is opened.
 */
export const partsOfPages = [
  'landing/further.tsx',
  'landing/hero-layers.tsx',
  'chat/service-widget.tsx',
  'site/overlays.tsx',
];

const names = partsOfPages.map((source) => source.replace(/^.*\/|\.tsx$/g, ''));
const drawn = new RegExp(`/(?:[a-z-]+-page|text\\.(?:en|ar)|${names.join('|')})-[^/]+\\.js$`);

/** Their styles stand in the document; for any other chunk the whole sheet must be there first. */
export const isDrawn = (file: string) => drawn.test(file);
