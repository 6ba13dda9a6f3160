import { addressOf, type PageAssets, type PagePayload } from '#contract/pages/pages.ts';
import { otherLanguage } from '#web/i18n/locale.ts';
import { JsonBlock } from '#web/json-block.tsx';
import type { Head } from '#web/screen.ts';

interface DocumentHeadProps {
  payload: PagePayload;
  head: Head;
  assets: PageAssets;
  /** In place of the whole sheet. */
  styles: string[];
}

export const DocumentHead = ({ payload, head, assets, styles }: DocumentHeadProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    {head.hiddenFromSearch ? (
      <meta name="robots" content="noindex" />
    ) : (
      <SearchTags payload={payload} head={head} />
    )}
    <meta name="theme-color" content="#F5EFE4" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0B1E23" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <BuiltFiles payload={payload} head={head} assets={assets} styles={styles} />
  </head>
);

function BuiltFiles({ payload: { language, page }, head, assets, styles }: DocumentHeadProps) {
  const preload = assets.preload[page.name]?.[language] ?? [];
  return (
    <>
      {assets.fonts[language].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {styles.length === 0 && <link rel="stylesheet" href={assets.styles.sheet} />}
      {styles.map((text) => (
        <InlineStyles key={text} text={text} />
      ))}
      <InlineScript
        text={assets.inline.boot}
        data-main={assets.main}
        data-preload={preload.join(' ')}
        data-sheet={styles.length > 0 ? assets.styles.sheet : undefined}
        data-whole={head.hiddenFromSearch ? undefined : true}
      />
    </>
  );
}

/** What search engines and link previews read. */
function SearchTags({ payload, head }: { payload: PagePayload; head: Head }) {
  const { language, path, publicUrl, chrome } = payload;
  const at = (tongue: typeof language) => publicUrl + addressOf(tongue, path);
  const picture = `${publicUrl}/social/${head.socialArt}.png`;
  const locales = { en: 'en_AE', ar: 'ar_AE' };
  return (
    <>
      <link rel="canonical" href={at(language)} />
      <link rel="alternate" hrefLang="en" href={at('en')} />
      <link rel="alternate" hrefLang="ar" href={at('ar')} />
      <link rel="alternate" hrefLang="x-default" href={at('en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={chrome.brand} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={at(language)} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[otherLanguage(language)]} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {head.structured && <JsonBlock type="application/ld+json" value={head.structured} />}
    </>
  );
}

/**
 * Text of our own build that stands in the document, so that the first paint waits for nothing else. The
 * content security policy names its hash; any other inline script or style is refused.
 */
function InlineStyles({ text }: { text: string }) {
  refuse(text, '</style');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote, never what a person typed
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}

interface InlineScriptProps {
  text: string;
  'data-main': string;
  'data-preload': string;
  /** The rest of the styles, for what is opened later. */
  'data-sheet': string | undefined;
  /** The document shows what it is about; otherwise the app draws it, and must not be kept waiting. */
  'data-whole': true | undefined;
}

function InlineScript({ text, ...data }: InlineScriptProps) {
  refuse(text, '</script');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote, never what a person typed
  return <script {...data} dangerouslySetInnerHTML={{ __html: text }} />;
}

function refuse(text: string, end: string) {
  if (text.includes(end)) throw new Error(`The build holds '${end}', which would end its element.`);
}
