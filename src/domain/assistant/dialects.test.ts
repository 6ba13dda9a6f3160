/** Numbers, months and families as they are said from Casablanca to Beirut, where the books write them otherwise. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SpokenWish, wishIn } from '#domain/assistant/wish.ts';

/** A Sunday. */
const today = '2026-11-15';

type Read = Partial<Omit<SpokenWish, 'when'>> & { day?: string | undefined };

const read: [Read, ...phrasings: string[]][] = [
  [{ party: 4 }, 'نحنا ٤', 'للأربعة', 'حنا ربعة', 'قديش للأربعة؟'],
  [{ party: 7 }, 'ونبقى سبعة', 'صرنا سبعة'],
  [{ party: 8 }, 'انضم إلينا شخص ثامن', 'an eighth guest joins us'],
  [{ party: 2 }, 'أنا ومراتي', 'انا وصاحبي'],
  [{ length: 3 }, 'التلات أيام', 'لتلات أيام', 'تلات ليال'],
  [{ length: 5 }, 'خمس تيام', 'خمس ليالي'],
  [{ length: 7, day: '2026-11-19' }, 'أسبوع من نهار الخميس'],
  [{ day: '2026-12-28' }, 'ف 28 دجنبر', 'يوم 28 ديسمبر'],
  [{ ages: [5, 6] }, 'معانا عيل خمس سنين وستّه'],
  [{ ages: [5, 9] }, 'واحد ٥ سنين وواحد ٩', 'children of 5 and 9'],
  [{ ages: [8, 10] }, 'أعمارهن بين ٨ و١٠'],
  [{ children: 15 }, 'عازمين ١٥ عيل'],
  [{ ages: [11] }, 'our twins will be 11'],
  [{ ages: [4] }, 'and for her brother of 4?'],
  [{ ages: [24], day: undefined }, 'my son is 24, may he drive it?'],
  [{ budget: { most: 15_000 } }, 'وما بدي ادفع أكتر من ١٥ ألف', 'مش أكتر من ١٥ ألف'],
  [{ budget: { most: 3_500_000, currency: 'AED' } }, 'ثلاثة ملايين ونصف مليون درهم'],
];

test('what is said in a dialect is read as what the books write', () => {
  const wrong = read.flatMap(([wanted, ...phrasings]) =>
    phrasings.flatMap((text) => {
      const wish = wishIn(text, today);
      const said: Record<string, unknown> = { ...wish, day: wish.when.day };
      const missed = Object.entries(wanted).filter(
        ([slot, value]) => JSON.stringify(said[slot]) !== JSON.stringify(value),
      );
      return missed.map(([slot]) => `${text}: ${slot} ${JSON.stringify(said[slot])}`);
    }),
  );
  assert.deepEqual(wrong, []);
});
