import type { company as english } from '#web/company/text.en.ts';
import { plural } from '#web/i18n/plural.ts';

export const company: typeof english = {
  aboutLabel: 'الدار',
  further: 'تعرّف أكثر',
  teamLabel: 'الفريق',
  speaks: (languages) => `اللغات: ${listed().format(languages)}`,
  careersLabel: 'العمل معنا',
  openPosts: 'وظائف متاحة',
  postCount: (count) =>
    plural('ar', count, {
      one: 'وظيفة واحدة',
      two: 'وظيفتان',
      few: '# وظائف',
      many: '# وظيفة',
      other: '# وظيفة',
    }),
  fullTime: 'دوام كامل',
  partTime: 'دوام جزئي',
  asksFor: 'ما نطلبه',
  writeTo: 'راسلنا بشأن هذه الوظيفة',
  letterSubject: (post) => `رسالة بشأن وظيفة ${post}`,
  pressLabel: 'للصحافة',
  releases: 'إعلانات',
  policyLabel: 'البنود بخط واضح',
  onThisPage: 'في هذه الصفحة',
  inForce: (day) => `سارية منذ ${day}`,
  version: (version) => `الإصدار ${version}`,
  draft: 'مسودة لم يراجعها بعد محامٍ مؤهل في الإمارات.',
  readAlso: 'اقرأ معها',
  faqLabel: 'سؤال وجواب',
  findAnswer: 'ابحث عن جواب',
  findExample: 'تأشيرة، كلب، دولار …',
  found: (count) =>
    plural('ar', count, {
      zero: 'لا سؤال يطابق',
      one: 'سؤال واحد يطابق',
      two: 'سؤالان يطابقان',
      few: '# أسئلة تطابق',
      many: '# سؤالًا يطابق',
      other: '# سؤال يطابق',
    }),
  allQuestions: (count) =>
    plural('ar', count, {
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '# أسئلة',
      many: '# سؤالًا',
      other: '# سؤال',
    }),
  noneFound: 'لم يسأل أحد هذا السؤال بعد. اسألنا.',
  askUs: 'اسأل شخصًا',
  contactLabel: 'تحدث إلينا',
  address: 'مكاننا',
  telephone: 'هاتفيًا',
  email: 'بالبريد الإلكتروني',
  hours: 'المواعيد',
  desks: 'إن كنت تعرف من تريد',
  desk: { care: 'الشكاوى والعناية', privacy: 'الخصوصية', press: 'الصحافة', careers: 'الوظائف' },
  social: 'في أماكن أخرى',
  request: 'اطلب استشارة',
  requestText: 'قل لنا موضوعك واختر ساعة، ويتصل بك فيها شخص من فريقنا.',
  requestButton: 'احجز استشارة',
  sitemapLabel: 'الدار كلها',
};

/** Made when a list is said: these words come before the page, and Intl wakes slowly. */
const listed = () => new Intl.ListFormat('ar', { style: 'long', type: 'conjunction' });
