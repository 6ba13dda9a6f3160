import type { priceParts as english } from '#web/bookings/price/text.en.ts';
import { plural } from '#web/i18n/plural.ts';

const guests = (count: number) =>
  plural('ar', count, {
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '# ضيوف',
    many: '# ضيفًا',
    other: '# ضيف',
  });
const nights = (count: number) =>
  plural('ar', count, {
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '# ليالٍ',
    many: '# ليلة',
    other: '# ليلة',
  });
const days = (count: number) =>
  plural('ar', count, {
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });

type Counted =
  Parameters<typeof english.counted>[0] extends Partial<Record<infer Key, number>> ? Key : never;

export const counted: Record<Counted, (count: number) => string> = {
  person: guests,
  night: nights,
  day: days,
  hour: (count) =>
    plural('ar', count, {
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  room: (count) =>
    plural('ar', count, {
      one: 'غرفة واحدة',
      two: 'غرفتان',
      few: '# غرف',
      many: '# غرفة',
      other: '# غرفة',
    }),
  vehicle: (count) =>
    plural('ar', count, {
      one: 'مركبة واحدة',
      two: 'مركبتان',
      few: '# مركبات',
      many: '# مركبة',
      other: '# مركبة',
    }),
  charter: (count) =>
    plural('ar', count, {
      one: 'رحلة خاصة واحدة',
      two: 'رحلتان خاصتان',
      few: '# رحلات خاصة',
      many: '# رحلة خاصة',
      other: '# رحلة خاصة',
    }),
  group: (count) =>
    plural('ar', count, {
      one: 'مجموعة واحدة',
      two: 'مجموعتان',
      few: '# مجموعات',
      many: '# مجموعة',
      other: '# مجموعة',
    }),
  item: (count) => `${count} ×`,
};

function parts(of: Partial<Record<Counted, number>>, each: string): string {
  const several = Object.entries(of).filter(([, count]) => count > 1) as [Counted, number][];
  const product = several.map(([unit, count]) => counted[unit](count)).join(' × ');
  return product && `${product}، ${each} لكلٍّ`;
}

export const priceParts: typeof english = {
  counted: parts,
  fees: 'رسومنا',
  included: 'مشمولة',
  vat: 'ضريبة القيمة المضافة 5%، ضمن الإجمالي',
  total: 'الإجمالي',
  about: (price) => `نحو ${price}`,
};
