import type {
  mails as englishMails,
  mailParts as englishParts,
  sms as englishSms,
} from '#server/auth/text.en.ts';

export const mails: typeof englishMails = {
  signup: {
    subject: 'أكِّد بريدك الإلكتروني',
    heading: 'بقيت خطوة واحدة',
    ask: 'يُرجى تأكيد أن هذا العنوان لك، وسيُفتح حسابك فور ذلك.',
    button: 'تأكيد عنواني',
  },
  invite: {
    subject: 'دعوة إلى رحلة',
    heading: 'أنت مدعوّ',
    ask: 'حسابك في رحلة بانتظارك. اقبل الدعوة لفتحه.',
    button: 'قبول الدعوة',
  },
  magiclink: {
    subject: 'رابط الدخول',
    heading: 'الدخول إلى رحلة',
    ask: 'طلبتَ الدخول بلا كلمة مرور. يعمل الرابط مرة واحدة.',
    button: 'الدخول',
  },
  recovery: {
    subject: 'اختر كلمة مرور جديدة',
    heading: 'اختر كلمة مرور جديدة',
    ask: 'طلبتَ كلمة مرور جديدة. يقودك الرابط إلى حيث تختارها، وتبقى القديمة صالحة حتى ذلك.',
    button: 'تعيين كلمة مرور جديدة',
  },
  emailChangeCurrent: {
    subject: 'أكِّد تغيير بريدك الإلكتروني',
    heading: 'عنوانك على وشك التغيير',
    ask: 'طلب شخص دخل إلى حسابك استبدال هذا العنوان. وافق هنا فقط إن كنت أنت من طلبه.',
    button: 'الموافقة على التغيير',
  },
  emailChangeNew: {
    subject: 'أكِّد بريدك الإلكتروني الجديد',
    heading: 'أكِّد عنوانك الجديد',
    ask: 'يُرجى تأكيد أن هذا العنوان لك. ستدخل به من الآن فصاعدًا.',
    button: 'تأكيد عنواني الجديد',
  },
  reauthentication: {
    subject: 'رمز التأكيد',
    heading: 'هل هذا أنت؟',
    ask: 'أدخل هذا الرمز حيث طُلب منك، لنعلم أن التغيير صادر عنك.',
    button: '',
  },
};

export const mailParts: typeof englishParts = {
  code: 'أو أدخل هذا الرمز',
  codeOnly: 'الرمز',
  account: 'الحساب',
  newAddress: 'العنوان الجديد',
  why: 'وصلتك هذه الرسالة لأن أحدهم أدخل هذا العنوان في رحلة. إن لم تكن أنت، فلا يلزمك شيء.',
};

export const sms: typeof englishSms = {
  code: (otp) => `${otp} هو رمزك في رحلة. لا تُخبر به أحدًا.`,
};
