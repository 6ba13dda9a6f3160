import type { consultation as english } from '#server/consultation/text.en.ts';

export const consultation: typeof english = {
  calendarTitle: (subject) => `استشارة رحلة: ${subject}`,
  facts: {
    subject: 'الموضوع',
    dubai: 'في دبي',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    message: 'الرسالة',
  },
  moment: (day, time) => `${day}، ${time}`,
  asked: {
    subject: (subject) => `وصلنا طلبك: ${subject}`,
    preheader: 'الموعد الذي اخترته مرفق لتقويمك.',
    heading: (name) => `شكرًا لك، ${name}`,
    text: 'طلبك لدينا. سيؤكد أحد مستشارينا الموعد بالبريد أو الهاتف، وحتى ذلك الحين يبقى في تقويمك موعدًا مبدئيًا.',
    withdraw: 'سحب الطلب',
    why: 'وصلتك هذه الرسالة لأن هذا العنوان أُعطي لطلب استشارة. إن لم تكن أنت، فاسحب الطلب ولن يتبعه شيء.',
  },
  askedHouse: {
    subject: (name, subject) => `استشارة: ${subject} (${name})`,
    preheader: 'طلب جديد ينتظر مستشارًا.',
    heading: 'طلب استشارة جديد',
    text: (language) => `يُرجى تأكيد الموعد. لغة العميل: ${language}.`,
    why: 'تُرسل إلى عنوان الدار عن كل طلب. الرد على هذه الرسالة يصل إلى العميل.',
  },
  withdrawn: {
    subject: (subject) => `سُحب الطلب: ${subject}`,
    preheader: 'أُزيل الموعد من تقويمك.',
    heading: 'سُحب طلبك',
    text: 'لن يتصل بك أحد. المرفق يزيل الموعد من تقويمك. ويمكنك أن تطلب من جديد متى شئت.',
    again: 'الدخول إلى رحلة',
    why: 'وصلتك هذه الرسالة لأن الطلب سُحب بالرابط الذي أرسلناه إلى هذا العنوان.',
  },
  withdrawnHouse: {
    subject: (name, subject) => `سُحب الطلب: ${subject} (${name})`,
    preheader: 'لم يعد العميل بحاجة إلى هذا الموعد.',
    heading: 'سُحب طلب استشارة',
    text: 'استعاد العميل طلبه، والموعد متاح من جديد.',
    why: 'تُرسل إلى عنوان الدار عن كل طلب.',
  },
  languages: { en: 'الإنجليزية', ar: 'العربية' },
};
