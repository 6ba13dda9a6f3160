import type { notifications as english, NotificationFacts } from '#server/notifications/text.en.ts';

function expiry({ paper, ends, rule, day }: NotificationFacts): string {
  if (!ends) return 'تنتهي قريبًا.';
  const end = `تنتهي في ${ends}.`;
  if (rule === 'flight')
    return `${end} من أجل ${paper} في ${day} تشترط دول كثيرة صلاحية ستة أشهر بعدها.`;
  if (rule === 'stay') return `${end} وإقامتك، ${paper}، مستمرة حتى ${day}.`;
  if (rule === 'visa')
    return `${end} وتأشيرتك تنتهي في ${day} ولا تُجدَّد إلا على جواز تزيد صلاحيته عليها ستة أشهر.`;
  return `${end} ابدأ بتجديدها في وقت مناسب، ونحن نساعدك.`;
}

const looked: Record<string, (name: string) => string> = {
  asked: (name) => `طلب ${name} نظرة ثانية`,
  alone: (name) => `قام ${name} بهذا وحده حين لم يكن غيره متاحًا`,
  approved: (name) => `وافق ${name} على ما طلبته`,
  refused: (name) => `رفض ${name} ما طلبته`,
  expired: () => 'لم يجب أحد على ما طلبته، وانتهى',
  to_send: () =>
    'مبلغ يعود بتحويل مصرفي ولا بد أن يرسله أحدنا. وُعد العميل بموعده، وتجده تحت «للإرسال من المصرف» بين الفواتير',
  applied: () =>
    'عميل يطلب الانضمام إلى فئة كبار الشخصيات. وُعد بيوم الجواب، وتجد طلبه تحت «طلبات الانضمام» بين الفواتير. يستحق بعد موافقتنا',
  refund_failed: () =>
    'لم يصل مبلغ مُعاد إلى بطاقته. ابحث عن السبب لدى معالج البطاقات ثم أرسله ثانيةً من دفعته، وقد أُبلغ العميل بالتأخير',
};

const appointed: Record<string, (name: string) => string> = {
  concierge: (name) => `أصبح كونسيرج في الدار بقرار من ${name}.`,
  admin: (name) => `أصبح مديرًا في الدار بقرار من ${name}.`,
};

const withSum = (sentence: string, sum: string | undefined) =>
  sum ? `${sentence}: ${sum}.` : `${sentence}.`;

export const notifications: typeof english = {
  sentences: {
    message: ({ name }) => (name ? `وصلتك رسالة من ${name}.` : 'وصلتك رسالة من مرافقك الشخصي.'),
    moved: () => 'تقدّم طلبك خطوة.',
    quote: ({ when }) =>
      when ? `عرض بانتظار ردك، وهو ساري حتى ${when} بتوقيت دبي.` : 'عرض سعر بانتظار ردك.',
    paper: ({ paper }) => (paper ? `نحتاج منك وثيقة: ${paper}.` : 'نحتاج منك وثيقة.'),
    appointment: ({ when }) => (when ? `موعدك: ${when} بتوقيت دبي.` : 'تغيّر أحد مواعيدك.'),
    promise: () => 'وعدناك برد ولم نلتزم بالموعد. نعتذر منك، وقد أُبلغ مدير حسابك.',
    booking: () => 'تغيّر أحد حجوزاتك.',
    waitlist: () => 'نحجز لك مكانًا.',
    expiry,
    opened: ({ name }) =>
      `${name ? `فتح ${name}` : 'فتح أحد موظفينا'} هذه الوثيقة وكتب السبب. تجده في سجلك.`,
    invoice: ({ sum }) => withSum('صدر لك مستند', sum),
    payment: ({ sum }) => withSum('تحرّكت دفعة', sum),
    mandate: ({ name }) =>
      `قُبلت دعوتك${name ? ` إلى ${name}` : ''}، وأصبح التصرف نيابةً عنك ممكنًا في حدود ما سمحت به.`,
    archive: ({ when }) =>
      when ? `كل ما يخصك في ملف واحد. نحتفظ به حتى ${when} بتوقيت دبي.` : 'كل ما يخصك في ملف واحد.',
    assigned: () => 'أُسند إليك طلب.',
    client_wrote: ({ name }) => (name ? `كتب ${name} في طلب لديك.` : 'كتب عميل في طلب لديك.'),
    second_look: ({ event, sum, name }) =>
      withSum(looked[event ?? '']?.(name ?? 'زميل') ?? 'مبلغ ينتظر نظرة ثانية', sum),
    on_call: () => 'طُلب شخص في المحادثة والمكتب مغلق، وأنت المناوب.',
    team: ({ event, name }) =>
      `${appointed[event ?? '']?.(name ?? 'زميل') ?? 'تغيّر دور زميل.'} إن لم تكن تتوقع ذلك فافتح صفحة الفريق واسحب الدور.`,
  },
  subjects: {
    message: (title) => `كلمة منا: ${title}`,
    moved: (title) => `تقدّم الطلب: ${title}`,
    quote: (title) => `عرض لك: ${title}`,
    paper: (title) => `وثيقة مطلوبة: ${title}`,
    appointment: (title) => `موعدك: ${title}`,
    promise: (title) => `تأخرنا عليك: ${title}`,
    booking: (title) => `حجزك: ${title}`,
    waitlist: (title) => `مكان لك: ${title}`,
    expiry: (title) => `تنتهي قريبًا: ${title}`,
    opened: (title) => `فتحها موظف لدينا: ${title}`,
    invoice: (title) => `فاتورتك: ${title}`,
    payment: (title) => `دفعتك: ${title}`,
    mandate: (title) => `للتصرف نيابةً عنك من الآن: ${title}`,
    archive: (title) => `جاهز لك: ${title}`,
    assigned: (title) => `أصبح لديك: ${title}`,
    client_wrote: (title) => `كتب العميل: ${title}`,
    second_look: (title) => `نظرة ثانية: ${title}`,
    on_call: (title) => `أنت مطلوب: ${title}`,
    team: (title) => `دور جديد في الدار: ${title}`,
  },
  open: 'افتحه',
  why: 'تصلك هذه الرسالة لأن أمرًا جرى في حسابك لدى رحلة.',
  choose: 'اختر ما يصلك بالبريد',
};
