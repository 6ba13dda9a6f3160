import type { matters as english } from '#server/matters/text.en.ts';

export const matters: typeof english = {
  title: {
    consultation: (subject) => `استشارة: ${subject}`,
    viewing: (home) => `معاينة: ${home}`,
    propertySearch: { buy: 'البحث عن بيت للشراء', rent: 'البحث عن بيت للإيجار' },
    company: 'تأسيس شركة',
    companyIn: (place) => `تأسيس شركة: ${place}`,
    visa: 'تأشيرة إقامة',
    banking: {
      personal: 'حساب مصرفي شخصي',
      business: 'حساب مصرفي للشركة',
      both: 'حسابان مصرفيان، شخصي وللشركة',
    },
    legal: {
      contract: 'استشارة قانونية بشأن عقد',
      property: 'استشارة قانونية عقارية',
      family: 'استشارة قانونية عائلية',
      company: 'استشارة قانونية للشركة',
      other: 'استشارة قانونية',
    },
    school: (child, school) => `${school}: مقعد باسم ${child}`,
    table: (venue) => `طاولة في ${venue}`,
    event: (event) => `أماكن في ${event}`,
    plan: (plan) => `العضوية: ${plan}`,
    tier: (tier) => `عضوية كبار الشخصيات: ${tier}`,
    document: (document) => `مساعدة في وثيقة: ${document}`,
    expertChat: 'سؤال إلى خبير',
  },
  received: {
    subject: (title) => `وصلنا طلبك: ${title}`,
    heading: 'طلبك لدينا',
    text: 'يتولاه الآن شخص من الدار، وتقرأ كل خطوة في صفحته.',
    promise: (when) => `نكتب إليك في موعد أقصاه ${when} بتوقيت دبي.`,
    what: 'الطلب',
    reference: 'الرقم المرجعي',
    next: 'نكتب إليك',
    by: (when) => `في موعد أقصاه ${when} بتوقيت دبي`,
    open: 'فتح الطلب',
    why: 'وصلتك هذه الرسالة بشأن طلب في حسابك لدى رحلة.',
  },
  visaSteps: {
    papers: {
      title: 'الأوراق',
      text: 'نتأكد من أن هذه هي التأشيرة المناسبة لك ونجمع ما تطلبه الجهة المختصة.',
    },
    application: {
      title: 'تقديم الطلب',
      text: 'نقدّم الطلب ونجيب عمّا تستفسر عنه الجهة المختصة.',
    },
    medical: {
      title: 'الفحص الطبي والهوية الإماراتية',
      text: 'نحجز الفحص الطبي والبصمة، ويرافقك أحد فريقنا.',
    },
    residence: {
      title: 'الإقامة',
      text: 'تصدر التأشيرة وتصلك الهوية الإماراتية إلى باب بيتك.',
    },
    days: (min, max) => {
      const days = max > 10 ? 'يومًا' : 'أيام';
      return min === max ? `${max} ${days}` : `من ${min} إلى ${max} ${days}`;
    },
  },
};
