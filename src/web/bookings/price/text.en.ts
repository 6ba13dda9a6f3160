import { plural } from '#web/i18n/plural.ts';

const guests = (count: number) => plural('en', count, { one: '# guest', other: '# guests' });
const nights = (count: number) => plural('en', count, { one: '# night', other: '# nights' });
const days = (count: number) => plural('en', count, { one: '# day', other: '# days' });

type Counted =
  | 'person'
  | 'night'
  | 'day'
  | 'hour'
  | 'room'
  | 'vehicle'
  | 'charter'
  | 'group'
  | 'item';

/** Things that are counted and paid for each. */
export const counted: Record<Counted, (count: number) => string> = {
  person: guests,
  night: nights,
  day: days,
  hour: (count) => plural('en', count, { one: '# hour', other: '# hours' }),
  room: (count) => plural('en', count, { one: '# room', other: '# rooms' }),
  vehicle: (count) => plural('en', count, { one: '# vehicle', other: '# vehicles' }),
  charter: (count) => plural('en', count, { one: '# charter', other: '# charters' }),
  group: (count) => plural('en', count, { one: '# group', other: '# groups' }),
  item: (count) => `${count} ×`,
};

/** `2 rooms × 3 nights, $1,200 each`; nothing where there is one of it. */
function parts(of: Partial<Record<Counted, number>>, each: string): string {
  const several = Object.entries(of).filter(([, count]) => count > 1) as [Counted, number][];
  const product = several.map(([unit, count]) => counted[unit](count)).join(' × ');
  return product && `${product}, ${each} each`;
}

export const priceParts = {
  counted: parts,
  fees: 'Our fees',
  included: 'Included',
  vat: 'VAT 5 %, within the total',
  total: 'Total',
  about: (price: string) => `About ${price}`,
};
