import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureIn, readSort, readWish } from '#web/real-estate/homes/wish.ts';

const wishIn = (query: string) => readWish(new URLSearchParams(query));

test('a search is read from the address as it was shared', () => {
  const wish = wishIn('q=beach+villa&for=rent&area=palm-jumeirah&beds=4&from=200000&pets=1');
  assert.equal(wish.text, 'beach villa');
  assert.equal(wish.purpose, 'rent');
  assert.equal(wish.area, 'palm-jumeirah');
  assert.equal(wish.bedrooms, 4);
  assert.equal(wish.from, 200_000);
  assert.equal(wish.petsAllowed, true);
  assert.equal(wish.furnished, undefined);
});

test('what makes no sense in the address is as if it were not there', () => {
  const wish = wishIn('for=steal&status=ruined&beds=many&furnished=yes');
  assert.deepEqual(
    [wish.purpose, wish.status, wish.bedrooms, wish.furnished],
    [undefined, undefined, undefined, undefined],
  );
  assert.equal(readSort(new URLSearchParams('sort=luck')), 'recommended');
  assert.equal(readSort(new URLSearchParams('sort=price-up')), 'price-up');
});

test('a price may be typed with commas', () => {
  assert.equal(figureIn('2,500,000'), 2_500_000);
  assert.equal(figureIn(''), undefined);
});
