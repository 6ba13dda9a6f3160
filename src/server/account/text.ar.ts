import type { accounts as english } from '#server/account/text.en.ts';

export const accounts: typeof english = {
  welcome: {
    subject: (name) => `أهلًا بك في رحلة، ${name}`,
    preheader: 'حسابك جاهز، ونحن كذلك.',
    heading: (name) => `أهلًا بك، ${name}`,
    ask: 'حسابك جاهز. اطلب طاولة أو بيتًا أو مقعدًا دراسيًا أو تأسيس شركة، واترك الباقي علينا.',
    follow: 'سترى دائمًا من يتولّى طلبك، وما الذي ينتظره، ومتى يصلك الخبر التالي.',
    address: 'بريد الدخول',
    open: 'الدخول إلى رحلة',
    why: 'وصلتك هذه الرسالة لأن حسابًا فُتح بهذا العنوان. إن لم تكن أنت من فتحه، فردّ على هذه الرسالة وسنغلقه.',
  },
};
