import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import type { PagePayload } from '#contract/pages/pages.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const publicUrl = 'https://rihla.example';
const long = process.env.LONG === '1';

interface Read {
  address: string;
  status: number;
  html: string;
  payload: PagePayload;
}

/** Every page that the site map names, as a reader gets it. */
async function readSite(app: TestApp): Promise<Read[]> {
  const { urlset } = new XMLParser().parse((await app.get('/sitemap.xml')).text);
  const waiting: string[] = urlset.url.map(({ loc }: { loc: string }) => pathOf(loc));
  const pages: Read[] = [];
  const reader = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const { status, text: html } = await app.get(address);
      pages.push({ address, status, html, payload: JSON.parse(blockIn(html)) });
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return pages;
}

const pathOf = (loc: string) => loc.slice(publicUrl.length) || '/';

function blockIn(html: string): string {
  return /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
}

function onePerTemplate(pages: Read[]): Read[] {
  return [...Map.groupBy(pages, ({ payload }) => payload.page.name).values()].flatMap(
    (alike) => alike[0] ?? [],
  );
}

/** Only what the tests call; the library comes without types. */
interface JsonLd {
  expand(
    document: object,
    options: { documentLoader: (url: string) => Promise<object> },
  ): Promise<{ '@type'?: string[]; '@graph'?: object[] }[]>;
}

const library = 'jsonld';
const { default: jsonld }: { default: JsonLd } = await import(library);

/** schema.org as far as expanding needs it: every word is one of its. */
const documentLoader = async (documentUrl: string) => ({
  documentUrl,
  document: { '@context': { '@vocab': 'https://schema.org/' } },
});

test('what machines read of the site', async (t) => {
  const app = await startApp(t, { PUBLIC_URL: publicUrl });
  const pages = await readSite(app);

  await t.test('every address of the site map is a page that gives it as its own', () => {
    assert.ok(pages.length > 0);
    for (const { address, status, html } of pages) {
      assert.equal(status, 200, address);
      const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      assert.equal(pathOf(canonical), address);
    }
  });

  await t.test('no client’s screen is in the site map', () => {
    const own = pages.filter(({ address }) => /\/(profile|dashboard|auth)/.test(address));
    assert.deepEqual(own, []);
  });

  await t.test('what a page tells search engines is schema.org’s', async () => {
    for (const { address, html } of pages)
      for (const [, facts = ''] of html.matchAll(/"application\/ld\+json">(.*?)<\/script>/gs)) {
        const nodes = await jsonld.expand(JSON.parse(facts), { documentLoader });
        assert.ok(nodes.length > 0, address);
        for (const node of nodes)
          assert.match(node['@type']?.[0] ?? '', /^https:\/\/schema\.org\/\w+$/, address);
      }
  });

  await t.test('every page has a picture to be shared with', async () => {
    const keys = new Map(pages.map((page) => [socialKey(page), page]));
    for (const [key, { address, payload }] of keys) {
      const drawing = await app.get(`${payload.artBase}/${key}.social.svg`);
      assert.equal(drawing.status, 200, `${address}: ${key}`);
    }
  });

  await t.test('the picture is a bitmap of the size that networks want', async () => {
    const shared = long ? pages : onePerTemplate(pages);
    for (const key of new Set(shared.map(socialKey))) {
      const answer = await fetch(`${app.url}/social/${key}.png`);
      assert.equal(answer.status, 200, key);
      const { format, width, height } = await sharp(await answer.bytes()).metadata();
      assert.deepEqual({ format, width, height }, { format: 'png', width: 1200, height: 630 });
    }
  });

  await t.test('robots.txt names the site map at the address of the house', async () => {
    const { status, text, headers } = await app.get('/robots.txt');
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^text\/plain/);
    assert.match(text, new RegExp(`^Sitemap: ${publicUrl}/sitemap.xml$`, 'm'));
  });

  await t.test(
    'security.txt is good for some months from now, and no longer than a year',
    async () => {
      const { status, text } = await app.get('/.well-known/security.txt');
      assert.equal(status, 200);
      const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
      assert.ok(days > 90 && days < 365, `${days} days`);
    },
  );

  await t.test('every icon of the manifest is there in the size it claims', async () => {
    const manifest = await (await fetch(`${app.url}/manifest.webmanifest`)).json();
    const claimed: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ];
    const bitmaps = claimed.filter(({ type }) => type === 'image/png');
    assert.equal(bitmaps.length, 4);
    for (const { src, sizes } of bitmaps) {
      const { width, height } = await sharp(await (await fetch(app.url + src)).bytes()).metadata();
      assert.equal(`${width}x${height}`, sizes, src);
    }
  });
});

function socialKey({ html, address }: Read): string {
  const [, key] = /property="og:image" content="[^"]*\/social\/([^"]+)\.png"/.exec(html) ?? [];
  return key ?? assert.fail(`${address} has no picture`);
}
