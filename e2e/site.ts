import { type PagePayload, readAddress } from '../src/contract/pages/pages.ts';

/** A document of the site as the crawler keeps it. */
export interface Crawled {
  address: string;
  status: number;
  /** The page's name: pages of one name are drawn by one template. A file has `none`. */
  template: string;
  /** Addresses it links to, pictures and files included, without their fragments. */
  links: string[];
  /** Fragments of other pages or of itself that its links name, as `address#id`. */
  fragments: string[];
  ids: Set<string>;
}

const atOnce = 16;
/** What is not ours to follow: other schemes and other hosts. */
const foreign = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

const starts = ['/', '/ar'];
const crawls = new Map<string, Promise<Map<string, Crawled>>>();

/** Every document and file that the site map names or a link leads to; read once for a worker's tests. */
export function crawl(house: string): Promise<Map<string, Crawled>> {
  const known = crawls.get(house) ?? follow(house);
  crawls.set(house, known);
  return known;
}

async function follow(house: string): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  let waiting = [...new Set([...starts, ...(await listedAddresses(house))])];
  const known = new Set(waiting);
  while (waiting.length > 0) {
    const read = await inBatches(waiting, (address) => readDocument(house, address));
    for (const page of read) found.set(page.address, page);
    waiting = [...new Set(read.flatMap(({ links }) => links))].filter((link) => !known.has(link));
    for (const link of waiting) known.add(link);
  }
  return found;
}

async function inBatches<From, To>(items: From[], work: (item: From) => Promise<To>) {
  const left = [...items];
  const done: To[] = [];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      done.push(await work(item));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

async function readDocument(house: string, address: string): Promise<Crawled> {
  // A file need only be there; its bytes are the browser's business.
  const method = /\.\w+$/.test(address) ? 'HEAD' : 'GET';
  const answer = await fetch(house + address, { method });
  const html = await answer.text();
  const targets = hrefsIn(html, address);
  return {
    address,
    status: answer.status,
    template: templateOf(html),
    links: targets.map(({ path }) => path),
    fragments: targets.flatMap(({ path, id }) => (id ? [`${path}#${id}`] : [])),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
  };
}

/** Links of the page's own body: what the head preloads is fetched by the browser in the other test. */
function hrefsIn(html: string, from: string) {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '');
  const named = [...body.matchAll(/\s(?:href|src|srcset)="([^"]+)"/gi)]
    .map(([, value = '']) => value.replaceAll('&amp;', '&'))
    .filter((value) => !foreign.test(value));
  return named.map((value) => {
    const url = new URL(value, `http://house${from}`);
    // A query fills in a form or a filter; the page is the same one.
    return { path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) };
  });
}

function templateOf(html: string): string {
  const block = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1];
  const payload: PagePayload | undefined = block && JSON.parse(block);
  return payload?.page.name ?? 'none';
}

/** Whether it is one of the site's pages, and not a file or a page of the workshop. */
export const isPage = ({ template }: Crawled) => template !== 'none';

/** Pages of one shape are drawn by one template: items of a family, categories of the bookings. */
function shapeOf(path: string): string {
  const [, family = '', second, third] = path.split('/');
  if (third !== undefined) return family === 'bookings' ? 'bookings/*/*' : `${family}/${second}/*`;
  return family === 'bookings' && second ? 'bookings/*' : path;
}

/** One listed page for each template, by its address without the language. */
export async function onePerTemplate(house: string): Promise<string[]> {
  const first = new Map<string, string>();
  for (const address of await listedAddresses(house)) {
    const { path } = readAddress(address);
    if (!first.has(shapeOf(path))) first.set(shapeOf(path), path);
  }
  return [...first.values()];
}

/** The addresses of the site map, as paths. */
async function listedAddresses(house: string): Promise<string[]> {
  const xml = await (await fetch(`${house}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}
