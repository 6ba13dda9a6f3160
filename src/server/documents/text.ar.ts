import type { documents as english } from '#server/documents/text.en.ts';

export const documents: typeof english = {
  renewal: (paper) => `تجديد: ${paper}`,
  of: (paper, holder) => `${paper}، ${holder}`,
  closed: {
    title: 'هذه الوثيقة مغلقة',
    text: 'انتهى الإذن بعرضها: مضت دقائقها العشر، أو سُجّل خروجك، أو سُحبت الصلاحية. عد إلى حيث فتحتها وافتحها من جديد.',
  },
  log: {
    file: 'who-opened-what.csv',
    heads: [
      'الوقت (UTC)',
      'من',
      'ماذا',
      'لماذا',
      'الطلب',
      'بواسطة',
      'الوصول',
      'الطريق',
      'مرات القراءة',
      'آخر قراءة (UTC)',
    ],
    why: { own: 'وثيقته الخاصة', shared: 'مشاركة مع طلب', reason: 'لسبب مكتوب' },
    ways: {
      vault: 'الخزنة',
      address: 'عنوان موقَّع',
      storage: 'مخزن الملفات',
      program: 'برنامج تابع للدار',
      matter: 'النسخة المسلَّمة مع الطلب',
    },
    access: { owner: 'المالك', open: 'مفتوح', ended: 'انتهى', once: 'مرة واحدة' },
  },
};
