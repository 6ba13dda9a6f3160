/** What somebody needs, whatever they ask for: a wheelchair, a diet, a place for the dog. */
import { plain } from '#domain/search/normal-form.ts';

export const needs = [
  'wheelchair',
  'stroller',
  'pregnancy',
  'heart',
  'back',
  'vegetarian',
  'vegan',
  'gluten-free',
  'nut-free',
  'allergy',
  'halal',
  'kosher',
  'no-alcohol',
  'pets',
] as const;
export type Need = (typeof needs)[number];

/** As `plain` spells them. */
const said: Record<Need, RegExp> = {
  wheelchair:
    /\bwheel ?chairs?\b|\b(?<!dog )walker\b|\bwalking (?:frame|stick)\b|\bcrutches\b|\bdisabled\b|\breduced mobility\b|\bstep ?-?free\b|\b(?:cannot|cant|can not|unable to) walk\b|(?:على|علي|بال?)\s?ا?ل?كرسي|كرسي متحرك|(?:ذوي|اصحاب) الهمم|ما (?:يقدر|تقدر) (?:يمشي|تمشي)/,
  stroller:
    /\b(?:stroller|pushchair|pram|buggy for (?:the|our) (?:baby|child))\b|عربه (?:اطفال|الاطفال|بيبي)|عربايه/,
  pregnancy:
    /\bpregnan(?:t|cy)\b|\bexpecting(?: a baby| our| twins)?(?=$|[.,!?]| (?:a baby|our (?:first|second|baby)|twins))|(?<!\p{L})(?:و?ال|لل|و)?(?:حامل|حوامل)(?!\p{L})/u,
  heart:
    /\bheart (?:condition|problem|disease|attack|surgery|patient|trouble|issue)s?\b|\bweak heart\b|\bpace ?maker\b|\bcardiac\b|\bhigh blood pressure\b|(?:مرض|امراض|مريضه?|مشاكل|مشكله|عمليه)(?: في| ب)? ?(?:ال|بال)?قلب|عند(?:ه|ها|ي) (?:ال)?قلب|ضغط(?: دم| الدم)? (?:عالي|مرتفع)/,
  back: /\bback (?:problem|pain|injury|surgery|trouble|condition|issue)s?\b|\bbad back\b|\b(?:slipped|herniated) dis[ck]\b|\bspin(?:e|al)\b|(?:الام|الم|مشاكل|مشكله|عمليه|اصابه)(?: في| ب)? ?(?:ال|بال)?ظهر|ظهر(?:ه|ها|ي) (?:يعور|تعبان|يوجع)\S*|(?<!\p{L})(?:ديسك|دسك)(?!\p{L})/u,
  vegetarian:
    /\bvegetarians?\b|\bveggies?\b|\b(?:no|without) meat\b|\bmeat[ -]free\b|نباتي(?!ه? صرف)|(?:بدون|بلا|من غير) لحم/,
  vegan: /\bvegans?\b|\bplant[ -]based\b|فيجان|نباتي صرف/,
  'gluten-free':
    /\bgluten[ -]free\b|\bno gluten\b|\bco?eliac\b|(?:خالي|بدون|بلا) (?:من )?ال?[جغ]لوتين|حساسيه (?:من )?(?:ال)?قمح/,
  'nut-free':
    /\b(?:nut|peanut)s? allerg|\ballerg\w+ to (?:any |all )?(?:pea)?nuts?\b|\bno nuts\b|\bnut[ -]free\b|حساسيه (?:من )?(?:ال)?(?:مكسرات|فول السوداني|فستق)/,
  allergy:
    /\ballerg\w*|\banaphyla\w*|\bepi ?pens?\b|(?<!\p{L})(?:و?ال|بال|و|ب)?حساسيه(?!\p{L})|(?<!\p{L})[يتا]تحسس(?!\p{L})/u,
  halal: /\bhalal\b|(?<!\p{L})حلال(?!\p{L})/u,
  kosher: /\bkosher\b|كوشر/,
  'no-alcohol':
    /\b(?:no|without|non)[ -]?(?:alcohol|alcoholic|drinks)\b|\balcohol[ -]free\b|\b(?:we|i|they|he|she) (?:dont|do not|doesnt) drink\b|\bdry (?:place|venue|restaurant|house|bar)\b|(?:بدون|بلا|من غير|ما في[هه]?) (?:مشروبات )?(?:كحول|كحوليه|خمور|خمر|الكحول)|ما نشرب|ما اشرب/,
  pets: /\b(?:my|our|a|the|two|three|\d) (?:small |little |big )?(?:dogs?|cats?|pup(?:py)?|pets?)\b(?! (?:club|food|walk|stand))|\bpets?[ -]friendly\b|\bpets? (?:allowed|welcome)\b|(?:معنا|معي|عندي|عندنا|مع) (?:كلب|كلبي|كلبنا|قطه|قطتي|قطتنا|حيوان)|حيوانات اليفه|بالحيوانات|(?:يقبل|تقبل|بيقبل|بتقبل|ب?يسمح\S{0,8}) (?:ب|بال)?(?:كلاب|كلب|قطط|قطه|بسس|حيوان)/,
};

/** Every one that is named. */
export function needsIn(text: string): Need[] {
  const words = plain(text);
  return needs.filter((need) => said[need].test(words));
}

const who =
  /\b(?:my|our|wife|husband|mother|mum|mom|father|dad|sister|brother|daughters?|sons?|boys?|girls?|kids?|child|children|parents|friends?|guests?|they|one|of|us|is|are|am|i|im|we|she|he|shes|hes|has|have|a|an|the|and|also|btw|by|way|weeks?|months?|\d+)\b|(?<!\p{L})(?:زوجتي|زوجي|امي|ابوي|اختي|اخوي|بنتي|ولدي|وولدي|ابني|عمره|عمرها|سنه|سنوات|سنين|انا|هي|هو|عندي|عنده|عندها|و|شهر|بالشهر|اسبوع)(?!\p{L})/gu;

/** Who comes, how old or with which need, and nothing beside it: something to plan with, no cry for help. */
export function isPartyAlone(text: string): boolean {
  const words = plain(text);
  const [need] = needsIn(text).filter((one) => one !== 'wheelchair');
  if (!need && !/\d/.test(words)) return false;
  return (
    (need ? words.replace(said[need], '') : words)
      .replaceAll(who, '')
      .replaceAll(/[^\p{L}]/gu, '') === ''
  );
}
