/**
 * Chunks that the server draws with a page, or that come to every reader of it, by their names. The
 * overlays show nothing before one of them is opened, what draws notices nothing before one is said, the
 * providers and the lane of the chat button nothing at all.
 */
const partsOfPages = [
  'further',
  'hero-layers',
  'service-widget',
  'offering-panel',
  'panel-bar',
  'overlays',
  'app-providers',
  'app-texts',
  'toaster',
  'direction',
  'lane',
];

const drawn = new RegExp(`^(?:[a-z-]+-p|(?:text|weekdays)\\.(?:en|ar)|${partsOfPages.join('|')})$`);

/** Their styles stand in the document; for any other chunk the whole sheet must be there first. */
export const isDrawn = (chunk: string) => drawn.test(chunk);

export const isPartOfPage = (chunk: string | undefined) => partsOfPages.includes(chunk ?? '');
