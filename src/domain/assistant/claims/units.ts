/** What figures count: people, hours, nights. One word of each in both languages leads to the same unit. */
import { plain } from '#domain/search/normal-form.ts';

export type Unit =
  | 'person'
  | 'whole'
  | 'minute'
  | 'day'
  | 'night'
  | 'month'
  | 'year'
  | 'room'
  | 'percent'
  | 'size'
  | 'left';

export interface UnitCounts {
  unit: Unit;
  /** An hour is sixty minutes, a week is seven days. */
  times: number;
}

const spelt: [Unit, number, string][] = [
  [
    'person',
    1,
    `person persons people guest guests pax adult adults child children kid kids passenger passengers seat seats
    seater player players head heads friends شخص أشخاص ضيف ضيوف فرد أفراد بالغ بالغين طفل أطفال راكب ركاب مقعد مقاعد`,
  ],
  [
    'whole',
    1,
    `charter group vehicle booking session table car yacht boat jet flight trip cruise villa suite
    رحلة مجموعة مركبة حجز جلسة طاولة سيارة يخت`,
  ],
  ['minute', 1, 'minute minutes min mins دقيقة دقائق'],
  ['minute', 60, 'hour hours hr hrs h ساعة ساعات'],
  ['day', 1, 'day days يوم أيام يوما'],
  ['day', 7, 'week weeks أسبوع أسابيع'],
  ['night', 1, 'night nights ليلة ليال ليالي'],
  ['month', 1, 'month months شهر أشهر شهور شهرا'],
  ['year', 1, 'year years yr yrs سنة سنوات عام أعوام عاما'],
  ['room', 1, 'bedroom bedrooms room rooms beds غرفة غرف'],
  ['percent', 1, '% ٪ percent بالمئة بالمائة بالمية'],
  [
    'size',
    1,
    'sqft sq ft metre metres meters feet km kg cm kilometres kilograms متر قدم كم كيلو كجم سم',
  ],
  ['left', 1, 'places place spots tables slots أماكن مكان'],
];

const units = new Map<string, UnitCounts>(
  spelt.flatMap(([unit, times, words]) =>
    words.split(/\s+/).map((word): [string, UnitCounts] => [plain(word), { unit, times }]),
  ),
);

/** Two of them, in one word of Arabic. */
const duals: [string, string][] = [
  ['شخصين شخصان فردين ضيفين طفلين نفرين', 'شخص'],
  ['ساعتين ساعتان', 'ساعة'],
  ['دقيقتين دقيقتان', 'دقيقة'],
  ['ليلتين ليلتان', 'ليلة'],
  ['يومين يومان', 'يوم'],
  ['غرفتين غرفتان', 'غرفة'],
  ['شهرين شهران', 'شهر'],
  ['سنتين سنتان عامين عامان', 'سنة'],
  ['أسبوعين أسبوعان', 'أسبوع'],
];
const twos = new Map<string, UnitCounts>(
  duals.flatMap(([words, one]) => {
    const counts = units.get(plain(one));
    return counts
      ? words.split(' ').map((word): [string, UnitCounts] => [plain(word), counts])
      : [];
  }),
);

/** For, in, with, and the: they lean on the word in Arabic. */
const leaning = [/^[وبلفك](?=.{2})/, /^لل(?=.{2})/, /^[وبلفك]?ال(?=.{2})/];

function known<T>(words: ReadonlyMap<string, T>, word: string): T | undefined {
  const bare = leaning.map((one) => word.replace(one, ''));
  return [word, ...bare].map((one) => words.get(one)).find((found) => found !== undefined);
}

export const unitOf = (word: string): UnitCounts | undefined => known(units, word);
export const dualOf = (word: string): UnitCounts | undefined => known(twos, word);
