/** The server's entry: a payload becomes a whole HTML document. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { addressOf, type PageRenderer } from '#contract/pages/pages.ts';
import { directionOf } from '#domain/localise.ts';
import { App } from '#web/app.tsx';
import { DocumentHead } from '#web/html-head.tsx';
import { routerBase } from '#web/i18n/locale.ts';
import { JsonBlock } from '#web/json-block.tsx';
import { loadPage } from '#web/loaded-page.ts';
import { stylesFor } from '#web/page-styles.ts';

export const render: PageRenderer['render'] = async (payload, assets) => {
  const page = await loadPage(payload);
  const { language } = payload;
  const content = await asText(
    <StaticRouter basename={routerBase(language)} location={addressOf(language, payload.path)}>
      <App first={page} />
    </StaticRouter>,
  );
  // What the app draws by itself can become anything: it takes the whole sheet as a file.
  const forAll = !page.head.hiddenFromSearch;
  const styles = forAll ? [stylesFor(content, payload.page.name, assets.styles)] : [];
  // These words come with screens of the app alone.
  const needsScripts =
    !page.screen.isServed && 'platform' in page.words.t && page.words.t.platform.needsScripts;
  const document = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <DocumentHead payload={payload} head={page.head} assets={assets} styles={styles} />
      <body>
        {needsScripts && (
          <noscript>
            <section className="wrap grid min-h-svh content-center gap-4">
              <p className="font-display text-h3">{needsScripts.title}</p>
              <p className="text-lg">{needsScripts.way}</p>
            </section>
          </noscript>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it a moment ago */}
        <div id="root" dangerouslySetInnerHTML={{ __html: content }} />
        <JsonBlock id="page" type="application/json" value={payload} />
      </body>
    </html>,
  );
  return { html: `<!doctype html>${document}`, styles, forAll };
};

/**
 * Drawn apart from the document around it: the browser hydrates exactly this tree, and React numbers
 * its ids from the root. No chunk is held back, because that would need an inline script.
 */
async function asText(tree: ReactElement): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
