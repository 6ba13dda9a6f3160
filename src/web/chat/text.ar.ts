import type { chat as english } from '#web/chat/text.en.ts';

export const chat: typeof english = {
  title: 'اسأل الدار',
  lead: (name) =>
    `${name} تجيب فورًا عما تحفظه الدار: الأوراق والمدارس والمنازل والشركات والأمسيات. وما يحتاج إلى قرار ينتقل إلى شخص.`,
  expertSubject: 'حديث مع خبير',
  assistant: (role) => `${role}، مساعدة رقمية`,
  widgetName: 'رحلة',
  widgetRole: 'الكونسيرج الذكي',
  minimise: 'صغّر المحادثة',
  restore: 'افتح المحادثة',
  close: 'أغلق المحادثة',
  messages: 'المحادثة',
  you: 'أنت',
  write: 'اكتب رسالة',
  send: 'أرسل',
  typing: 'يُكتب الرد',
  asked: 'أسئلة شائعة',
  keys: 'الإدخال يرسل، ومع Shift ينتقل إلى سطر جديد',
  greeting: 'مرحبًا، أنا مساعد الكونسيرج الذكي. كيف أساعدك في تجربتك في دبي اليوم؟',
  reply: 'شكرًا لرسالتك. أنا هنا لمساعدتك في أي سؤال عن خدماتنا الفاخرة في دبي. كيف أخدمك اليوم؟',
};
