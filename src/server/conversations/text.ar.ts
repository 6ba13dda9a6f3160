import { dateInWords } from '#domain/calendar/date-words.ts';
import type { ConversationWords } from '#domain/conversations/summary.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { minorOf, money } from '#domain/money.ts';
import type { conversations as english } from '#server/conversations/text.en.ts';

/** اثنان بصيغتهما، ومن ثلاثة إلى عشرة بالجمع، وما زاد بالمفرد. */
const many = (count: number, [one, two, few, more]: [string, string, string, string]) => {
  if (count === 1) return one;
  if (count === 2) return two;
  return `${count} ${count <= 10 ? few : more}`;
};

const parts: Record<string, string> = {
  sunrise: 'عند الشروق',
  morning: 'صباحًا',
  noon: 'ظهرًا',
  afternoon: 'عصرًا',
  sunset: 'عند الغروب',
  evening: 'مساءً',
  night: 'ليلًا',
};

const facts: ConversationWords = {
  labels: {
    asks: 'المطلوب',
    urgent: 'الاستعجال',
    mood: 'الحال',
    party: 'العدد',
    when: 'الموعد',
    places: 'المكان',
    budget: 'الميزانية',
    occasion: 'المناسبة',
    needs: 'الاحتياجات',
    offered: 'عُرض عليه',
    refused: 'لا يريد',
    references: 'بشأن',
  },
  urgent: 'لا يحتمل الانتظار',
  mood: { upset: 'منزعج', worried: 'قلق' },
  party: ({ people, adults, children, ages }) =>
    [
      people === undefined ? '' : many(people, ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا']),
      adults === undefined ? '' : many(adults, ['بالغ واحد', 'بالغان', 'بالغين', 'بالغًا']),
      children === undefined ? '' : many(children, ['طفل واحد', 'طفلان', 'أطفال', 'طفلًا']),
      ages.length === 0 ? '' : `الأعمار ${ages.join('، ')}`,
    ]
      .filter(Boolean)
      .join('، '),
  when: ({ day, until, part, clock }, nights) =>
    [
      day ? dateInWords(day, 'ar') : '',
      until ? `حتى ${dateInWords(until, 'ar')}` : '',
      clock ?? parts[part ?? ''] ?? '',
      nights === null ? '' : many(nights, ['ليلة واحدة', 'ليلتان', 'ليال', 'ليلة']),
    ]
      .filter(Boolean)
      .join('، '),
  budget: ({ least, most, currency }) => {
    const sum = (figure: number) => moneyIn('ar', money(minorOf(figure), currency ?? 'AED'));
    if (least !== undefined && most !== undefined) return `من ${sum(least)} إلى ${sum(most)}`;
    return most === undefined ? `ابتداءً من ${sum(least ?? 0)}` : `حتى ${sum(most)}`;
  },
  occasion: {
    birthday: 'عيد ميلاد',
    anniversary: 'ذكرى زواج',
    honeymoon: 'شهر عسل',
    proposal: 'خطبة',
    wedding: 'زفاف',
    graduation: 'تخرج',
  },
  need: {
    wheelchair: 'كرسي متحرك',
    pregnancy: 'حمل',
    diet: 'طعام خاص',
    allergy: 'حساسية',
    pets: 'حيوان أليف',
    no_alcohol: 'من دون كحول',
  },
  list: (items) => items.join('؛ '),
  line: (label, value) => `${label}: ${value}`,
};

export const conversations: typeof english = {
  facts,
  noSummary: 'طلب التحدث إلى شخص ولم يذكر بعد سبب ذلك.',
  notes: {
    before: (summary) => `قيل للمساعد من قبل: ${summary}`,
    from: (name, email) => `من ${name}، ${email}`,
    talk: (name) => `من محادثة مباشرة مع ${name}:`,
    unanswered: 'لم يحضر أحد في الوقت المناسب فصارت المحادثة طلبًا:',
  },
  transcript: {
    subject: 'محادثتك مع رحلة',
    preheader: 'كل ما قيل، لتحتفظ به.',
    heading: 'محادثتك معنا',
    text: (name, when) =>
      name === ''
        ? `هذا ما قيل في ${when} بتوقيت دبي.`
        : `هذا ما دار بينك وبين ${name} في ${when} بتوقيت دبي.`,
    you: 'أنت',
    again: 'راسلنا من جديد',
    why: 'تصلك هذه الرسالة لأنك تحدثت معنا في موقعنا وتركت هذا العنوان.',
  },
  left: {
    subject: (reference) => `وصلتنا رسالتك: ${reference}`,
    preheader: 'يتولاها أحدنا فور بدء الدوام.',
    heading: (name) => `شكرًا لك، ${name}`,
    text: (reference) =>
      `رسالتك لدينا برقم ${reference}. يقرؤها أول من يحضر منا ويكتب إليك على هذا العنوان.`,
    why: 'تصلك هذه الرسالة لأن هذا العنوان تُرك في محادثتنا. إن لم تكن أنت فلن يتبعها شيء.',
  },
};
