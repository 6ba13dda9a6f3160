import type { PageStylePart, PageStyles } from '#contract/pages/pages.ts';

/**
 * The rules that can match in this page: of the classes in its HTML, and of those its own scripts may
 * add. Whatever is opened later fetches the whole sheet first.
 */
export function stylesFor(html: string, page: string, { parts, named }: PageStyles): string {
  const used = new Set(named[page]);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of withSigns(names).split(' ')) used.add(name);
  return written(parts, used);
}

const signs: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** As it was before it was written into an attribute. */
const withSigns = (text: string) =>
  text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => signs[sign] ?? sign);

const written = (parts: readonly PageStylePart[], used: ReadonlySet<string>): string =>
  parts.map((part) => textOf(part, used)).join('');

function textOf(part: PageStylePart, used: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('open' in part) {
    const inside = written(part.parts, used);
    return inside && `${part.open}{${inside}}`;
  }
  const isUsed = part.needs.some((classes) => classes.every((name) => used.has(name)));
  return isUsed ? part.text : '';
}
