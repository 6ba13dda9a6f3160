import type { dashboard as english } from '#web/dashboard/text.en.ts';

export const dashboard: typeof english = {
  title: 'لوحة التحكم',
  preparing: 'نُعدّ لوحتك',
  greeting: { morning: 'صباح الخير،', afternoon: 'طاب يومك،', evening: 'مساء الخير،' },
  guest: 'ضيفنا الكريم',
  inDubai: (time) => `دبي، ${time}`,
  home: 'الرئيسية',
  profile: 'الملف الشخصي والأمان',
  shortcuts: 'اختصارات',
  account: 'حسابك',
  email: 'البريد الإلكتروني',
  emailChanging: (address) => `بانتظار تأكيد ${address}`,
  since: 'معنا منذ',
  factor: 'التحقق بخطوتين',
  factorOn: 'مفعّل',
  factorOff: 'غير مفعّل',
  factorNote: 'يُطلب على كل جهاز جديد',
  factorNudge: 'قد تُخمَّن كلمة المرور وحدها',
  manage: 'إدارة',
  setUp: 'فعّله',
  failed: 'تعذّرت قراءة حسابك',
};
