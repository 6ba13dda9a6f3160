import type { profile as english } from '#web/profile/text.en.ts';

export const profile: typeof english = {
  title: 'ملفي الشخصي',
  guest: 'ضيفنا الكريم',
  signedInAs: (name) => `الدخول باسم ${name}`,
  assistance: 'المساعدة',
  subjects: {
    'edit-profile': 'تعديل ملفي الشخصي',
    'view-billing': 'فواتيري ومدفوعاتي',
  },
  managerSubject: 'حديث مع مدير حسابي',
  parts: {
    'edit-profile': 'المعلومات الشخصية',
    'manage-documents': 'الوثائق',
    'view-billing': 'الفواتير',
    'manage-settings': 'الإعدادات',
  },
};
