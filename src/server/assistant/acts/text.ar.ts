import type { ActWords } from '#server/assistant/acts/text.en.ts';

export const actWords: ActWords = {
  cancel: 'اضغط البطاقة أدناه ليُلغى بهذه الشروط؛ ولا يحدث شيء قبل ذلك.',
  withdraw: (what) => `يمكن سحب ${what}. اضغط البطاقة أدناه فنتوقف؛ ولا يحدث شيء قبل ذلك.`,
  move: (what, when) =>
    `يمكنني نقل ${what} إلى ${when}. البطاقة أدناه تبيّن الكلفة، ولا يتغيّر شيء قبل أن تضغطها.`,
  moveWhen: (what) => `إلى أي يوم وساعة تريد نقل ${what}؟`,
  notFree: (when) => `لا مكان متاحًا ${when} في تلك الساعة.`,
  freeThen: (day, times) => `المتاح ${day}: ${times}.`,
  which: 'أيها تقصد؟',
  cancelOne: (reference) => `ألغِ ${reference}`,
  moveOne: (reference) => `غيّر موعد ${reference}`,
  nothingToCancel: 'لا أجد لديك ما يمكن إلغاؤه.',
  nothingToMove: 'لا أجد لديك حجزًا يمكن نقله.',
  notYours: (reference) => `لا أجد لديك شيئًا بالرقم ${reference}.`,
  open: (reference) => `افتح ${reference}`,
  hold: 'البطاقة أدناه تحجز لك المكان مؤقتًا، ثم تقرر.',
  hourFree: (when) => `${when} متاح. ضغطة واحدة على البطاقة أدناه تحجزه.`,
  hoursNear: 'تلك الساعة غير متاحة. هذه أقرب الساعات بتوقيت دبي؛ ضغطة واحدة تحجز إحداها.',
  hoursThen: 'هذه الساعات متاحة بتوقيت دبي؛ ضغطة واحدة تحجز إحداها.',
  left: 'كما تشاء: لم يُحجز شيء ولم يُغيَّر ولم يُلغَ، وكل شيء باقٍ كما هو.',
  press: 'بكل سرور. لا أحجز بنفسي: ضغطة واحدة على الزر أدناه تكفي.',
  pressAndSignIn:
    'بكل سرور. لا أحجز بنفسي: اضغط الزر أدناه ثم سجّل الدخول أو افتح حسابًا، وينتقل معك ما قلته هنا.',
  notRefundable: 'ولا يُردّ ثمنه بعد الحجز.',
};
