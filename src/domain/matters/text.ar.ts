import type { VersionText } from '#domain/matters/text.en.ts';

export const versionText: VersionText = {
  inPlaceOf: (number, before) => `${number}، بدلًا من العرض ${before}`,
  differs: (sum, sign, number) => {
    if (sign === 0) return `مثل العرض ${number}.`;
    return `${sign < 0 ? 'أقل' : 'أكثر'} من العرض ${number} بمقدار ${sum}.`;
  },
  kinds: { fee: 'رسوم', paid_out: 'يُدفع عنك بكلفته' },
  included: 'مشمول',
  vat: 'ضريبة القيمة المضافة 5%، ضمن الإجمالي',
  was: (sum, number) => `كان العرض ${number} بمبلغ ${sum}.`,
  keeps: (percent, sum) =>
    percent === 0
      ? 'إن سحبت طلبك، أو تعذّر علينا تنفيذه، يعود إليك كل ما دفعته.'
      : `إن سحبت طلبك بعد القبول نحتفظ بنسبة ${percent}% (${sum}). وإن تعذّر علينا تنفيذه يعود إليك كل ما دفعته.`,
  fellThrough:
    'اعتذر أحد المورّدين ونحن نبحث من جديد. ما دفعته يُحسب من العرض التالي، وإن سحبت طلبك عاد إليك كله.',
  worse: (number, before) => `هذا أشدّ من العرض ${number} الذي ${before} عند سحب الطلب.`,
  better: (number, before) => `هذا أيسر من العرض ${number} الذي ${before} عند سحب الطلب.`,
  keptBefore: (percent, sum) =>
    percent === 0 ? 'لم يكن يُحتفظ فيه بشيء' : `كان يُحتفظ فيه بنسبة ${percent}% (${sum})`,
  declined: (paid) =>
    `ما دفعته، وهو ${paid}، يبقى لدينا ويُحسب من العرض التالي، ولا يُطلب منك شيء آخر إلى أن تقبل عرضًا. وإن فضّلت استرداده فاسحب الطلب يعد إليك كله.`,
  withdrawn: (paid) => `وإن سحبت الطلب بدلًا من قبوله عاد إليك كل ما دفعته، وهو ${paid}.`,
  replaces: (before) =>
    `يحل محل العرض ${before} متى قبلته. وإلى ذلك الحين يبقى العرض ${before} ساريًا كما هو.`,
  standsOn: (before) => `يبقى العرض ${before} عندئذ ساريًا كما هو.`,
  desk: {
    keeps: (percent, sum) =>
      percent === 0
        ? 'يعود كل شيء إن سحب العميل طلبه.'
        : `يُستبقى ${percent}% (${sum}) إن سحب العميل طلبه، ويعود كل شيء إن تعذّر علينا التنفيذ.`,
    keepsOnceAccepted: (percent, sum) =>
      percent === 0
        ? 'يعود كل شيء إن سحب العميل طلبه.'
        : `يُستبقى ${percent}% (${sum}) إن سحب العميل طلبه بعد القبول، ويعود كل شيء إن تعذّر علينا التنفيذ.`,
    fellThrough: 'اعتذر المورّد: ما دفعه العميل يُحسب من العرض التالي، ويعود إليه كله إن سحب طلبه.',
    standing: (before) =>
      `تبقى النسخة ${before} سارية كما هي، بفاتورتها وشروطها، إلى أن يقبل العميل هذه النسخة.`,
    worse: (number, before, now) =>
      `أشدّ من النسخة ${number}: إن سحب العميل طلبه يُحتفظ بنسبة ${now}% بدلًا من ${before}%. تقول ذلك الرسالة والسؤال الذي يسبق القبول.`,
  },
};
