import type { Page, PagePayload } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInDubai } from '#domain/time.ts';
import { type PageSource, type PublicPage, pageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { captchaSources } from '#server/pages/captcha-widget.ts';
import { chrome } from '#server/pages/chrome.ts';
import { type PublicPages, pageAt, publicPages } from '#server/pages/public-pages.ts';
import { loadWebBuild, type WebBuild } from '#server/pages/web-build.ts';
import { type CachedAnswer, keepAnswers } from '#server/platform/answers/cached-answers.ts';
import { ownWindow, pageHeaders } from '#server/platform/security-headers.ts';
import type { Services } from '#server/services.ts';

/** Public pages, rendered once per address, catalogue version and Dubai day, then kept in memory. */
export interface Pages {
  build: WebBuild;
  /** Every address there is, at the catalogue's current version. */
  list(): Promise<PublicPages>;
  /** The page as a document, whose policy names its own inline parts; undefined where there is none. */
  document(language: Language, path: string): Promise<CachedAnswer | undefined>;
  notFound(language: Language): Promise<CachedAnswer>;
  /** The same page as data, for a reader who moves inside the site. */
  payload(language: Language, path: string): Promise<CachedAnswer | undefined>;
}

/** The address the not-found page is rendered at; what was really asked for is in the browser's bar. */
const notFoundPath = '/404';

export async function openPages(services: Services): Promise<Pages> {
  const build = await loadWebBuild();
  const answers = keepAnswers({ maxBytes: 32 * 1024 * 1024 });
  const guests = captchaSources(services.config.auth.captcha);

  async function payloadFor(language: Language, path: string, read: PublicPage['read']) {
    const snapshot = await services.catalogue.current();
    const artBase = `/art/${build.artVersion}`;
    const { config } = services;
    const source = pageSource({ snapshot, language, artBase, config, today: today() });
    return assemble(source, path, read(source), services);
  }

  const today = keptForASecond(() => dayInDubai(services.now()));
  const list = listing(services);

  async function version(): Promise<string> {
    const { version } = await services.catalogue.current();
    return `${version} ${today()}`;
  }

  async function rendered(language: Language, path: string, read: PublicPage['read']) {
    return answers.get(`document ${language} ${path}`, await version(), async () => {
      const payload = await payloadFor(language, path, read);
      const { html, styles, forAll } = await build.renderer.render(payload, build.assets);
      const policy = pageHeaders({ scripts: [build.assets.inline.boot], styles }, guests);
      const headers = { ...policy, ...(!forAll && ownWindow) };
      return { body: html, contentType: 'text/html; charset=utf-8', headers };
    });
  }

  async function asData(language: Language, path: string, read: PublicPage['read']) {
    return answers.get(`payload ${language} ${path}`, await version(), async () => ({
      body: JSON.stringify(withScripts(await payloadFor(language, path, read), build)),
      contentType: 'application/json; charset=utf-8',
    }));
  }

  const find = async (path: string) => pageAt(await list(), path);
  return {
    build,
    list,
    document: async (language, path) => {
      const page = await find(path);
      return page && rendered(language, page.path, page.read);
    },
    payload: async (language, path) => {
      const page = await find(path);
      return page && asData(language, page.path, page.read);
    },
    notFound: (language) => rendered(language, notFoundPath, () => ({ name: 'not-found' })),
  };
}

const withScripts = (payload: PagePayload, { assets }: WebBuild): PagePayload => ({
  ...payload,
  scripts: assets.preload[payload.page.name]?.[payload.language] ?? [],
});

/** The list is drawn up once for each snapshot of the catalogue. */
function listing({ catalogue, config }: Services): () => Promise<PublicPages> {
  const lists = new WeakMap<Snapshot, PublicPages>();
  return async () => {
    const snapshot = await catalogue.current();
    const list = lists.get(snapshot) ?? publicPages(snapshot, config);
    lists.set(snapshot, list);
    return list;
  };
}

/** Asking for the day costs more than sending a kept page; a second late is soon enough. */
function keptForASecond<T>(read: () => T): () => T {
  let kept: T | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (kept === undefined || now > until) {
      kept = read();
      until = now + 1000;
    }
    return kept;
  };
}

function assemble(
  source: PageSource,
  path: string,
  page: Page,
  { auth, config, publicUrl, now }: Services,
): PagePayload {
  const { language, artBase } = source;
  const year = dayInDubai(now()).slice(0, 4);
  return {
    language,
    path,
    publicUrl,
    artBase,
    anonKey: auth.projectKeys.anon,
    chrome: chrome(source, config, year),
    page,
  };
}
