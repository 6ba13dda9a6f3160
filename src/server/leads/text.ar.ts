import type { leads as english } from '#server/leads/text.en.ts';

export const leads: typeof english = {
  plans: {
    subject: 'باقات الكونسيرج لدينا، كما طلبت',
    preheader: 'ثلاث باقات، ولك أن تشكّل كلًا منها.',
    heading: 'الأسعار، لتطالعها على مهل',
    text: 'هذه هي الباقات الثلاث التي اطلعت عليها في صفحتنا. تشمل كلٌّ منها خدمة بعناية كاملة، ويمكن تعديلها بما يناسب عائلتك.',
    price: (amount) => `${amount} شهريًا`,
    open: 'قارن بين الباقات',
    consent: (text) => `وافقت على ما يلي: «${text}»`,
    leave: 'إيقاف هذه الرسائل فورًا وبلا أسئلة',
  },
};
