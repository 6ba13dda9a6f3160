/** Where something shall be: the areas of the city, and places the house does not serve. */

import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface Places {
  /** The areas that are named, and the words that named them. */
  in(stems: readonly string[]): { areas: string[]; used: Set<number> };
}

/** Short names people use; the taxonomy has the long ones. */
const shortNames: Record<string, string> = {
  'palm-jumeirah': 'palm|the palm|النخلة|نخلة|نخله جميرا|جزيرة النخلة',
  'dubai-marina': 'marina|jbr|المارينا|مارينا',
  'downtown-dubai': 'downtown|وسط المدينة|وسط البلد|داون تاون|داونتاون',
  'dubai-hills-estate': 'dubai hills|دبي هيلز',
  'arabian-ranches':
    'ranches|arabian ranches|المرابع|المرابع العربية|رانشز|رنشز|رينجز|الرينجز|رانجز',
  'bluewaters-island': 'bluewaters|بلوواترز',
  'jumeira-bay-island': 'jumeira bay|jumeirah bay|خليج جميرا|جميرا باي',
  jumeirah: 'jumeira|jumeirah|جميرا',
  difc: 'difc|financial centre|المركز المالي|دبي المالي|مركز دبي المالي',
  'al-barsha': 'barsha|البرشا|البرشاء',
  'al-quoz': 'quoz|القوز',
  'al-barari': 'barari|البراري',
  deira: 'deira|creek|ديرة|الخور',
  'business-bay': 'business bay|الخليج التجاري',
  'emirates-hills': 'emirates hills|تلال الإمارات',
  'dubai-harbour': 'dubai harbour|harbour|هاربر',
  mirdif: 'mirdif|مردف',
  'media-city': 'media city',
  'academic-city': 'academic city',
};

export function placesOf(snapshot: Snapshot): Places {
  const names = snapshot.texts('taxonomy').areas.flatMap(({ id, label }) =>
    [label.en, label.ar, ...(shortNames[id]?.split('|') ?? [])].map((name) => ({
      area: id,
      stems: wordsOf(name).map(stem),
    })),
  );
  const longestFirst = names.toSorted((a, b) => b.stems.length - a.stems.length);
  return { in: (stems) => areasIn(stems, longestFirst) };
}

function areasIn(stems: readonly string[], names: { area: string; stems: string[] }[]) {
  const used = new Set<number>();
  const areas: string[] = [];
  for (const { area, stems: name } of names) {
    for (let at = 0; at + name.length <= stems.length; at += 1) {
      const places = name.map((_, place) => at + place);
      if (places.some((place) => used.has(place))) continue;
      if (!name.every((word, place) => stems[at + place] === word)) continue;
      for (const place of places) used.add(place);
      if (!areas.includes(area)) areas.push(area);
    }
  }
  return { areas, used };
}

/** Cities and countries people name; where a list of ours has nothing there, it must not pretend. */
export const farPlaces = wordsOf(
  `tokyo paris london geneva york maldives riyadh nice mykonos rome milan madrid barcelona berlin munich vienna zurich
  istanbul athens moscow beijing shanghai singapore bangkok bali mumbai delhi doha muscat kuwait bahrain manama cairo beirut amman
  jeddah sydney melbourne toronto vancouver angeles miami chicago boston lisbon amsterdam brussels copenhagen
  stockholm oslo helsinki dublin prague warsaw budapest monaco cannes marbella ibiza santorini seychelles mauritius phuket
  france germany italy spain greece turkey russia china japan india switzerland england usa america canada australia egypt saudi qatar oman
  dhabi sharjah ajman fujairah khaimah quwain ain
  طوكيو باريس لندن جنيف نيويورك المالديف الرياض روما ميلانو مدريد برلين اسطنبول موسكو سنغافورة الدوحة مسقط الكويت القاهرة بيروت عمّان جدة
  أبوظبي ابوظبي الشارقة عجمان الفجيرة فرنسا ألمانيا إيطاليا إسبانيا تركيا روسيا الصين اليابان الهند سويسرا`,
);

const elsewhere = new Set(farPlaces.map(stem));

/** Names that are words as well: a nice car is not from Nice. */
const alsoWords = new Set(['nice', 'ain', 'york', 'angeles', 'america', 'china', 'turkey']);

/** `London time`: an hour by another clock. */
const ofClock = /\b\p{L}+ time(?: ?zone)?\b(?! (?:of|to|for))|بتوقيت|توقيت/iu;

const comesFrom =
  /(?:^| )(?:mov\w*|relocat\w*|com\w*|arriv\w*|live|lived|liv\w*|انتقل|سننتقل|ننتقل|جاي\S*|جايين|قادم\S*|واصل\S*|طالع\S*|نازل\S*) (?:here |to dubai )?(?:from|in|من)$/;

/** Places outside what the house serves, as they are named in a message. */
export const placesFar = (stems: readonly string[], message: string): string[] =>
  stems.filter((one, at) => {
    if (!elsewhere.has(one) || ofClock.test(message)) return false;
    // Where they come from is not where they want to be.
    if (comesFrom.test(stems.slice(Math.max(0, at - 3), at).join(' '))) return false;
    const isLed = /^(?:to|in|from|at|near|new|los|al)$/.test(stems[at - 1] ?? '');
    const isName = new RegExp(`\\b${one[0]?.toUpperCase()}${one.slice(1)}`).test(message);
    return !alsoWords.has(one) || isLed || isName;
  });
