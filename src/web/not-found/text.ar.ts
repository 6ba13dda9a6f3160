import type { notFound as english } from '#web/not-found/text.en.ts';

export const notFound: typeof english = {
  documentTitle: (brand) => `الصفحة غير موجودة · ${brand}`,
  code: '404',
  title: 'عذرًا! الصفحة غير موجودة',
  reason: 'تحرّكت الرمال منذ رُسم هذا الطريق.',
  comfort: 'أما الدار فما زالت في مكانها.',
  home: 'العودة إلى الرئيسية',
};
