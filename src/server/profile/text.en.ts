import type { Diet } from '#contract/profile/profile.ts';

export const profile = {
  managerSubject: 'A word with your account manager',
  diet: {
    halal: 'halal',
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    pescatarian: 'fish, no meat',
    kosher: 'kosher',
    gluten_free: 'gluten-free',
    dairy_free: 'dairy-free',
    no_alcohol: 'no alcohol',
  } satisfies Record<Diet, string>,
  allergies: (what: string) => `Allergies: ${what}`,
  between: ', ',
};
