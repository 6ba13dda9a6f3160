import type { consultation as english } from '#server/appointments/requests/text.en.ts';

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
};
