/** What somebody would wear, and what a dress code says of it. */
import { plain } from '#domain/search/normal-form.ts';

export type Garment = 'sportswear' | 'beach' | 'sandals' | 'smart' | 'modest';

/** As `plain` spells them. */
const worn: [Garment, RegExp][] = [
  [
    'sportswear',
    /\b(?:shorts|sneakers|trainers|tracksuit|gym (?:clothes|wear)|sports?wear|jerseys?|joggers|hoodie|t ?shirts?|leggings)\b|شورت|رياضي|سبورت|تيشيرت|جينز ممزق/,
  ],
  [
    'beach',
    /\b(?:bikini|swimsuit|swimwear|swim ?shorts|beachwear|bathing suit)\b|مايوه|بكيني|لباس (?:ال)?(?:بحر|سباحه)/,
  ],
  ['sandals', /\b(?:flip ?flops?|sandals?|slippers?|slides on my feet)\b|نعال|صندل|شبشب|زنوبه/],
  [
    'modest',
    /\b(?:abayas?|hijab|kanduras?|dishdasha|thobe|headscarf)\b|عبايه|عباءه|عبايتي|حجاب|كندوره|دشداشه|غتره|شيله/,
  ],
  [
    'smart',
    /\b(?:suit|blazer|jacket|cocktail dress|evening dress|heels|dress shoes|black tie)\b|بدله|كعب|فستان/,
  ],
];

export const garmentsIn = (text: string): Garment[] => {
  const said = plain(text);
  return worn.flatMap(([garment, pattern]) => (pattern.test(said) ? [garment] : []));
};

/** Nothing where the code, in English, does not speak of it. */
export function isWearable(garment: Garment, code: string): boolean | undefined {
  const said = code.toLowerCase();
  if (garment === 'smart' || garment === 'modest') return true;
  if (garment === 'beach') return said.startsWith('beachwear');
  if (garment === 'sandals')
    return /no beach footwear|closed shoes|evening dress/.test(said)
      ? false
      : said.startsWith('beachwear') || undefined;
  return /no sportswear|^elegant|evening dress|race-day/.test(said)
    ? false
    : said.startsWith('beachwear') || undefined;
}
