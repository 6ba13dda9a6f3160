/** What they need: a way without steps, a kitchen, a place for the dog, no alcohol; and what they would wear. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Need } from '#domain/assistant/needs.ts';
import {
  type ConstraintCheck,
  type ConstraintFinding,
  findingOf,
} from '#domain/assistant/plan/constraint.ts';
import { isWearable } from '#domain/assistant/plan/garments.ts';

export const accessCheck: ConstraintCheck = (entry, { wish: { needs } }) => {
  if (!needs.includes('wheelchair') && !needs.includes('stroller')) return undefined;
  const isStepFree = entry.of === 'offering' && entry.item.tags.includes('accessible');
  if (isStepFree) return findingOf('access', 'fits', { say: 'stepFree' });
  return ['offering', 'venue', 'home', 'event', 'school'].includes(entry.of)
    ? findingOf('access', 'unknown', { say: 'accessUnsaid' })
    : undefined;
};

/** What makes somebody ill is never guessed. */
const dangers: Need[] = ['gluten-free', 'nut-free', 'allergy'];
const diets: Need[] = ['vegetarian', 'vegan', ...dangers, 'halal', 'kosher'];

export const dietCheck: ConstraintCheck = (entry, { wish: { needs } }) => {
  const named = diets.filter((diet) => needs.includes(diet));
  if (named.length === 0) return undefined;
  const isFed = entry.of === 'venue' || (entry.of === 'offering' && servesFood(entry.item));
  if (!isFed) return undefined;
  if (named.some((diet) => dangers.includes(diet)))
    return findingOf('diet', 'unknown', { say: 'allergy' });
  if (named.includes('kosher')) return findingOf('diet', 'unknown', { say: 'kosher' });
  if (entry.of === 'offering') return onBoard(entry.item);
  const meat = named.every((diet) => diet === 'halal');
  return meat
    ? findingOf('diet', 'fits', { say: 'kitchen' })
    : findingOf('diet', 'condition', { say: 'dietAhead' });
};

const food = /dinner|lunch|breakfast|brunch|course|menu|grill|chef|meal|burger|snack|canap/i;

const servesFood = ({ inclusions }: Offering): boolean =>
  inclusions.some(({ en }) => food.test(en));

/** Where a note says by when the kitchen must know, that is the answer. */
function onBoard({ requirements: { notes } }: Offering): ConstraintFinding {
  return notes && /diet/i.test(notes.en)
    ? findingOf('diet', 'condition', { say: 'note', note: notes })
    : findingOf('diet', 'unknown', { say: 'dietUnsaid' });
}

export const petsCheck: ConstraintCheck = (entry, { wish: { needs } }) => {
  if (!needs.includes('pets')) return undefined;
  if (entry.of === 'home')
    return entry.item.petsAllowed
      ? findingOf('pets', 'fits', { say: 'petsWelcome' })
      : findingOf('pets', 'no', { say: 'petsRefused' });
  if (entry.of === 'venue' || entry.of === 'event')
    return findingOf('pets', 'unknown', { say: 'petsUnsaid' });
  if (entry.of !== 'offering') return undefined;
  const { tags, addOns } = entry.item;
  const paid = addOns.find(({ id }) => /^pets?\b/.test(id));
  if (paid)
    return findingOf('pets', 'condition', {
      say: 'petAddOn',
      title: paid.title,
      price: paid.price,
    });
  return tags.includes('pet-friendly')
    ? findingOf('pets', 'fits', { say: 'petsWelcome' })
    : findingOf('pets', 'unknown', { say: 'petsUnsaid' });
};

export const alcoholCheck: ConstraintCheck = (entry, { wish: { needs } }) => {
  if (!needs.includes('no-alcohol')) return undefined;
  if (entry.of === 'venue') {
    if (!entry.item.servesAlcohol) return findingOf('alcohol', 'fits', { say: 'alcoholNone' });
    // A restaurant seats those who do not drink; a club is no place without it.
    const is = entry.item.kind === 'restaurant' ? 'condition' : 'no';
    return findingOf('alcohol', is, { say: 'alcoholServed' });
  }
  if (entry.of !== 'offering' || !servesFood(entry.item)) return undefined;
  const isLeftOut = entry.item.exclusions.some(({ en }) => /alcohol/i.test(en));
  return isLeftOut
    ? findingOf('alcohol', 'fits', { say: 'alcoholNone' })
    : findingOf('alcohol', 'unknown', { say: 'alcoholUnsaid' });
};

export const dressCheck: ConstraintCheck = (entry, { garments = [] }) => {
  if ((entry.of !== 'venue' && entry.of !== 'event') || garments.length === 0) return undefined;
  const code = entry.item.dressCode;
  const judged = garments.map((garment) => isWearable(garment, code.en));
  const is = judged.includes(false) ? 'no' : judged.includes(undefined) ? 'unknown' : 'fits';
  return findingOf('dress', is, { say: 'dressCode', code });
};
