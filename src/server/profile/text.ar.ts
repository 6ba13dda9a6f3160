import type { profile as english } from '#server/profile/text.en.ts';

export const profile: typeof english = {
  managerSubject: 'حديث مع مدير حسابك',
  diet: {
    halal: 'حلال',
    vegetarian: 'نباتي',
    vegan: 'نباتي صرف',
    pescatarian: 'سمك بلا لحوم',
    kosher: 'كوشر',
    gluten_free: 'خالٍ من الغلوتين',
    dairy_free: 'خالٍ من الألبان',
    no_alcohol: 'بلا كحول',
  },
  allergies: (what) => `حساسية: ${what}`,
  between: '، ',
};
