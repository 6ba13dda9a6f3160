/** Both languages in one file, unlike everywhere else: this screen loads no words. */
import type { Language } from '#contract/primitives.ts';

const english = {
  title: 'Unexpected Application Error!',
  comfort: 'A picture slipped. Nothing you typed was sent twice, and nothing you own has moved.',
  reference: 'Reference',
  copy: 'Copy',
  tryAgain: 'Try again',
  home: 'Return to Home',
  needHelp: 'Need help?',
  logo: 'Rihla, home',
  caption: 'Dubai Creek, no wind',
};

export type ErrorTexts = typeof english;

const arabic: ErrorTexts = {
  title: 'حدث خطأ غير متوقع في التطبيق!',
  comfort: 'انزلقت صورة عن مكانها. لم يُرسل شيء كتبته مرتين، ولم يتحرك شيء تملكه.',
  reference: 'المرجع',
  copy: 'نسخ',
  tryAgain: 'أعد المحاولة',
  home: 'العودة إلى الرئيسية',
  needHelp: 'تحتاج إلى مساعدة؟',
  logo: 'رحلة، الصفحة الرئيسية',
  caption: 'خور دبي، بلا ريح',
};

export const errorTexts: Record<Language, ErrorTexts> = { en: english, ar: arabic };
