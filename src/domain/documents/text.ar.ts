import type { documentNames as english } from '#domain/documents/text.en.ts';

export const documentNames: typeof english = {
  passport: 'جواز السفر',
  visa: 'تأشيرة الإقامة',
  emirates_id: 'الهوية الإماراتية',
  driving_licence: 'رخصة القيادة',
  tenancy: 'عقد الإيجار',
  birth_certificate: 'شهادة الميلاد',
  marriage_certificate: 'عقد الزواج',
  certificate: 'شهادة',
  trade_licence: 'الرخصة التجارية',
  insurance: 'وثيقة التأمين',
  school_report: 'التقرير المدرسي',
  vaccination: 'سجل التطعيمات',
  other: 'وثيقة',
};
