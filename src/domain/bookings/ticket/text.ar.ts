import type { ArtTime } from '#contract/catalogue/shapes.ts';
import type { TicketText } from '#domain/bookings/ticket/text.ts';

const lights: Record<ArtTime, string> = {
  dawn: 'تبدأ مع أول الضوء',
  day: 'تبدأ في وضح النهار',
  golden: 'تبدأ في الضوء الذهبي',
  dusk: 'تبدأ مع آخر الضوء',
  night: 'تبدأ ليلًا',
};

/** One and two have words of their own; from three to ten and beyond the noun changes. */
const counted = (one: string, two: string, few: string, many: string) => (count: number) =>
  [one, two][count - 1] ?? `${count} ${count <= 10 ? few : many}`;

export const ticketText: TicketText = {
  hour: 'بتوقيت دبي',
  until: (end) => `حتى ${end}`,
  nights: counted('ليلة واحدة', 'ليلتان', 'ليالٍ', 'ليلة'),
  days: counted('يوم واحد', 'يومان', 'أيام', 'يومًا'),
  party: 'المجموعة',
  guests: counted('ضيف واحد', 'ضيفان', 'ضيوف', 'ضيفًا'),
  names: (names, more) =>
    more > 0
      ? `${names.join('، ')} و${counted('ضيف آخر', 'ضيفان آخران', 'آخرون', 'آخرون')(more)}`
      : names.join('، '),
  where: 'من أين تبدأ',
  whereCar: 'أين تأتي السيارة',
  keeper: 'من يعتني بك',
  confirmed: 'أكّد لك الحجز',
  asks: 'يسأل المشغّل الآن',
  desk: 'مكتب الدار',
  driver: 'من يستقبلك',
  driverName: 'سائقك',
  atTheDoor: 'حيث تأتي السيارة',
  light: 'الضوء',
  sunset: (time) => `الغروب ${time}`,
  sunrise: (time) => `الشروق ${time}`,
  lights,
};
