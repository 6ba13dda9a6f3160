import type { words as english } from '#server/company/text.en.ts';

export const words: typeof english = {
  faq: {
    title: 'الأسئلة الشائعة',
    intro: 'ما يسأله الناس قبل الانتقال، وفي أثنائه، وبعد أن تُفتح آخر الصناديق.',
  },
  contact: {
    title: 'تواصل معنا',
    intro: 'راسلنا أو اتصل بنا أو زُرنا. من يجيبك يعرف الدار وله أن يقرر.',
  },
  sitemap: {
    title: 'خريطة الموقع',
    intro: 'غرف الدار كلها في صفحة واحدة.',
  },
};
