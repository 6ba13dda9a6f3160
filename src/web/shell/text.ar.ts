import type { shell as english } from '#web/shell/text.en.ts';
import { wordmark } from '#web/shell/wordmark.ar.ts';

export const shell: typeof english = {
  wordmark,
  skipToContent: 'انتقل إلى المحتوى',
  home: 'رحلة، الصفحة الرئيسية',
  mainNavigation: 'الرئيسية',
  footerNavigation: 'أسفل الصفحة',
  menu: 'القائمة',
  openMenu: 'افتح القائمة',
  closeMenu: 'أغلق القائمة',
  close: 'إغلاق',
  search: 'ابحث في الدار',
  openChat: 'تحدّث معنا',
  signIn: 'تسجيل الدخول',
  getStarted: 'ابدأ الآن',
  dashboard: 'لوحتك',
  logout: 'تسجيل الخروج',
  theme: { legend: 'المظهر', light: 'فاتح', dark: 'داكن', system: 'حسب النظام' },
  social: { instagram: 'إنستغرام', linkedin: 'لينكدإن', x: 'إكس' },
  loading: 'جارٍ التحميل',
  tryAgain: 'أعد المحاولة',
};
