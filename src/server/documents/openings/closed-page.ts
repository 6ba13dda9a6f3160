import { documents as arabic } from '#server/documents/text.ar.ts';
import { documents as english } from '#server/documents/text.en.ts';
import { html } from '#server/platform/answers/html.ts';

/** A ticket knows no language, so both are said; the reader's own comes first. */
export function closedPage(acceptLanguage: string): string {
  const said = [
    { lang: 'en', dir: 'ltr', ...english.closed },
    { lang: 'ar', dir: 'rtl', ...arabic.closed },
  ];
  const ordered = /^ar\b/i.test(acceptLanguage.trim()) ? said.toReversed() : said;
  const [first] = ordered;
  return html`<!doctype html>
<html lang="${first?.lang}" dir="${first?.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${first?.title}</title><style>${look}</style></head>
<body><main>${ordered.map(
    ({ lang, dir, title, text }) =>
      html`<section lang="${lang}" dir="${dir}"><h1>${title}</h1><p>${text}</p></section>`,
  )}</main></body></html>`.markup;
}

const look = {
  markup: `:root { color-scheme: light dark; font: 1rem/1.6 Georgia, serif }
main { max-inline-size: 34rem; margin: 10vh auto; padding-inline: 1.5rem }
section + section { margin-block-start: 3rem }
h1 { font-size: 1.5rem; font-weight: 400; margin: 0 }`,
};
