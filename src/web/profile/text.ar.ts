import type { profile as english } from '#web/profile/text.en.ts';

export const profile: typeof english = {
  title: 'ملفي الشخصي',
  crumbs: 'موقعك في الملف',
  partsLabel: 'أقسام ملفك',
  tabs: {
    info: 'المعلومات الشخصية',
    family: 'العائلة',
    documents: 'الوثائق',
    payments: 'المدفوعات',
    invoices: 'الفواتير',
    settings: 'الإعدادات',
  },
  guest: 'ضيفنا الكريم',
  signedInAs: (name) => `الدخول باسم ${name}`,
  assistance: 'المساعدة',
  billingSubject: 'فواتيري ومدفوعاتي',
  managerSubject: 'حديث مع مدير حسابي',
  parts: {
    'edit-profile': 'المعلومات الشخصية',
    'manage-documents': 'الوثائق',
    'view-billing': 'الفواتير',
    'manage-settings': 'الإعدادات',
  },
};
