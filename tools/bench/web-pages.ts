import { type PagePayload, readAddress } from '#contract/pages/pages.ts';

const atOnce = 8;

/** The listed pages by their template, in English, in the order of the site map. */
export async function pagesByTemplate(house: string): Promise<Map<string, string[]>> {
  const xml = await (await fetch(`${house}/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const english = addresses.filter((address) => readAddress(address).language === 'en');
  const names = await namesOf(house, english);
  return Map.groupBy(english, (path) => names.get(path) ?? 'none');
}

async function namesOf(house: string, paths: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const left = [...paths];
  const worker = async () => {
    for (let path = left.shift(); path; path = left.shift())
      names.set(path, nameIn(await (await fetch(house + path)).text()));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return names;
}

function nameIn(html: string): string {
  const [, block = ''] = /type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? [];
  const payload: PagePayload = JSON.parse(block);
  return payload.page.name;
}
