/** How tall somebody is: `1.18 m`, `115 cm`, `طولها 110 سم`. */
import { taken } from '#domain/assistant/pieces.ts';
import { plain } from '#domain/search/normal-form.ts';

const centimetres = /(?<![\d.,])(\d{2,3}) ?(?:cms?|centimet(?:er|re)s?|سم|سنتي\S*)(?!\p{L})/gu;
const metres = /(?<![\d.,])([12])[.,](\d{1,2}) ?(?:m|met(?:er|re)s?|متر)(?!\p{L})/gu;
/** `1m18` as people write it. */
const joined = /(?<!\d)([12]) ?m ?(\d{2})(?!\d)/gu;
/** `1.2m` is a sum of money, unless somebody is said to be so tall. */
const isTold =
  /\b(?:tall|heights?|cms?|met(?:er|re)s?|child|kids?|son|daughter|boy|girl|toddler|he|she|hes|shes|im|i am)\b|طول|متر|ولد|بنت|طفل|ابني/;
const tall = { least: 50, most: 230 };

/** A height is no age and no sum of money. */
export const withoutHeights = (text: string): string =>
  text
    .replaceAll(joined, ' ')
    .replaceAll(
      /(?<![\d.,])[12](?:[.,]\d{1,2}) ?(?:m|met(?:er|re)s?|متر)(?!\p{L})|(?<![\d.,])\d{2,3} ?(?:cms?|centimet(?:er|re)s?|سم|سنتي\S{0,6})(?!\p{L})/giu,
      ` ${taken} `,
    );

/** The smallest that is named, in whole centimetres. */
export function heightIn(text: string): number | undefined {
  const said = plain(text).replaceAll(joined, '$1.$2 m');
  const small = [...said.matchAll(centimetres)].map(([, cm]) => Number(cm));
  const large =
    isTold.test(said) || said !== plain(text)
      ? [...said.matchAll(metres)].map(([, whole, part = '']) =>
          Math.round(Number(`${whole}.${part}`) * 100),
        )
      : [];
  const found = [...small, ...large].filter((cm) => cm >= tall.least && cm <= tall.most);
  return found.length > 0 ? Math.min(...found) : undefined;
}
