/** What a colleague must know before they look at money that another one moves by hand. */
import { Currency, Day, Instant, type Language } from '#contract/primitives.ts';
import { dateInWords, deadlineInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';
import type { Addressed } from '#server/notifications/store.ts';
import type { Fact } from '#server/platform/messages/content.ts';

const english = {
  client: 'Client',
  deed: 'What moves',
  sum: 'Sum',
  invoice: 'Invoice',
  tier: 'Applies for',
  membership: 'Membership',
  memberships: {
    ends: 'Approved, it ends the membership at once',
    goes_on: 'It goes on as before',
  } as Record<string, string>,
  why: 'Why',
  reference: 'Bank reference',
  asker: 'Asked by',
  answer: 'Their reason',
  until: 'Waits until',
  sendBy: 'Promised by',
  subjects: {
    asked: 'Waits for a second look',
    alone: 'Done alone',
    approved: 'Approved',
    refused: 'Refused',
    expired: 'Nobody answered',
    to_send: 'To be sent by bank',
    applied: 'Applies for a VIP tier',
  } as Record<string, string>,
  deeds: {
    refund: 'Out: money that was paid goes back to the client',
    credit: 'Out: a credit note for the client; what was paid beyond the rest goes back',
    transfer: 'In: a transfer from the client is recorded as received',
    call_off: 'Out: the house gives a booking up, and its money goes back to the client',
    end_matter: 'Out: the house ends a request, and its money goes back to the client',
    lower_quote:
      'Out: a version that asks for less than what was agreed is sent to the client; once they accept it, the rest is taken off and what was paid beyond it goes back',
    fail_supplier:
      'Out: the supplier of a request is declared to have failed; a client who then withdraws leaves nothing with the house',
    sent: 'Out: a refund by bank is marked as sent to the client',
    to_send: 'Out: what came by bank transfer goes back to the account it came from',
    bank_refund: 'Out: a refund that the card did not take is sent to the client by bank',
    applied: 'In, once we say yes; nothing is due before',
  } as Record<string, string>,
};

const arabic: typeof english = {
  client: 'العميل',
  deed: 'ما يتحرك',
  sum: 'المبلغ',
  invoice: 'الفاتورة',
  tier: 'يطلب الانضمام إلى',
  membership: 'العضوية',
  memberships: { ends: 'بالموافقة تنتهي العضوية فورًا', goes_on: 'تستمر كما كانت' },
  why: 'السبب',
  reference: 'مرجع الحوالة',
  asker: 'طلبها',
  answer: 'سبب الزميل',
  until: 'ينتظر حتى',
  sendBy: 'الموعد الذي وعدنا به',
  subjects: {
    asked: 'بانتظار نظرة ثانية',
    alone: 'أُنجز دون زميل',
    approved: 'تمت الموافقة',
    refused: 'رُفض',
    expired: 'لم يجب أحد',
    to_send: 'للإرسال من المصرف',
    applied: 'طلب انضمام إلى فئة كبار الشخصيات',
  },
  deeds: {
    refund: 'صادر: مبلغ مدفوع يعود إلى العميل',
    credit: 'صادر: إشعار دائن للعميل، ويعود إليه ما دُفع فوق الباقي',
    transfer: 'وارد: تُسجَّل حوالة من العميل على أنها وصلت',
    call_off: 'صادر: تلغي الدار حجزًا، ويعود مبلغه إلى العميل',
    end_matter: 'صادر: تنهي الدار طلبًا، ويعود مبلغه إلى العميل',
    lower_quote:
      'صادر: يُرسَل إلى العميل عرض أقل مما اتُّفق عليه، فإذا قبله خُصم الفرق وعاد إليه ما دفعه زيادة',
    fail_supplier: 'صادر: يُسجَّل تعذّر مورّد طلب، فإذا انسحب العميل بعدها لا تحتفظ الدار بشيء',
    sent: 'صادر: يُسجَّل مبلغ مُعاد بتحويل مصرفي على أنه أُرسل إلى العميل',
    to_send: 'صادر: ما جاء بتحويل مصرفي يعود إلى الحساب الذي جاء منه',
    bank_refund: 'صادر: مبلغ لم تقبله البطاقة يُرسل إلى العميل بتحويل مصرفي',
    applied: 'وارد بعد موافقتنا، ولا يستحق شيء قبلها',
  },
};

const texts: Record<Language, typeof english> = { en: english, ar: arabic };

/** Nothing where it is about something else. */
export function lookFacts({ kind, about, title }: News, language: Language): Fact[] {
  if (kind !== 'second_look') return [];
  const say = texts[language];
  const currency = Currency.safeParse(about.currency);
  const sum = currency.success && moneyIn(language, money(Number(about.amount), currency.data));
  const all: [string, string | number | false | undefined][] = [
    [say.client, about.client],
    [say.deed, say.deeds[String(about.deed)]],
    [say.sum, sum],
    // What failed on its way is titled with what it was paid for.
    [
      about.event === 'applied' ? say.tier : say.invoice,
      about.client ? title[language] : undefined,
    ],
    [say.membership, say.memberships[String(about.membership)]],
    [say.why, about.why],
    [say.reference, about.reference],
    [say.asker, about.asker],
    [say.answer, about.answer],
    [say.until, about.event === 'asked' && deadlineIn(about, language)],
    [say.sendBy, dayIn(about, language)],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []));
}

const deadlineIn = ({ until }: News['about'], language: Language): string | undefined => {
  const moment = Instant.safeParse(until);
  return moment.success ? deadlineInWords(moment.data, language) : undefined;
};

const dayIn = ({ sendBy, answerBy }: News['about'], language: Language): string | undefined => {
  const day = Day.safeParse(sendBy ?? answerBy);
  return day.success ? dateInWords(day.data, language) : undefined;
};

/** What happened to it, before anybody opens the letter; nothing where it is about something else. */
export function lookSubject({ kind, about, title }: News, language: Language): string | undefined {
  const said = texts[language].subjects[String(about.event)];
  return kind === 'second_look' && said ? `${said}: ${title[language]}` : undefined;
}

type News = Pick<Addressed, 'kind' | 'title' | 'about'>;
