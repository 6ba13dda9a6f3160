import type { conversations as english } from '#server/conversations/text.en.ts';

export const conversations: typeof english = {
  noSummary: 'طلب التحدث إلى شخص ولم يذكر بعد سبب ذلك.',
  notes: {
    before: (summary) => `قيل للمساعد من قبل: ${summary}`,
    from: (name, email) => `من ${name}، ${email}`,
    talk: (name) => `من محادثة مباشرة مع ${name}:`,
    unanswered: 'لم يحضر أحد في الوقت المناسب فصارت المحادثة طلبًا:',
  },
  transcript: {
    subject: 'محادثتك مع رحلة',
    preheader: 'كل ما قيل، لتحتفظ به.',
    heading: 'محادثتك معنا',
    text: (name, when) =>
      name === ''
        ? `هذا ما قيل في ${when} بتوقيت دبي.`
        : `هذا ما دار بينك وبين ${name} في ${when} بتوقيت دبي.`,
    you: 'أنت',
    again: 'راسلنا من جديد',
    why: 'تصلك هذه الرسالة لأنك تحدثت معنا في موقعنا وتركت هذا العنوان.',
  },
  left: {
    subject: (reference) => `وصلتنا رسالتك: ${reference}`,
    preheader: 'يتولاها أحدنا فور بدء الدوام.',
    heading: (name) => `شكرًا لك، ${name}`,
    text: (reference) =>
      `رسالتك لدينا برقم ${reference}. يقرؤها أول من يحضر منا ويكتب إليك على هذا العنوان.`,
    why: 'تصلك هذه الرسالة لأن هذا العنوان تُرك في محادثتنا. إن لم تكن أنت فلن يتبعها شيء.',
  },
};
