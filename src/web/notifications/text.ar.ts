import { plural } from '#web/i18n/plural.ts';
import type { notifications as english } from '#web/notifications/text.en.ts';

const bookings: Record<string, (on: string) => string> = {
  confirmed: (on) => `تأكد حجزك يوم ${on}.`,
  declined: (on) => `تعذّر تأكيده يوم ${on}، ولا يترتب عليك شيء.`,
  called_off: (on) => `اضطررنا إلى إلغائه: ${on}.`,
  change_refused: (on) => `تعذّر التغيير، وحجزك قائم كما كان يوم ${on}.`,
  changed: (on) => `تغيّر الموعد، ويبدأ الآن يوم ${on}.`,
  completed: () => 'انتهى. كيف كان؟',
};

const invoices: Record<string, (sum: string, reason?: string, ends?: string) => string> = {
  issued: (sum) => `صدرت لك فاتورة: ${sum}.`,
  credited: (sum) => `صدر لك إشعار دائن: ${sum}.`,
  refunding: (sum) => `يعود إليك ${sum}.`,
  replaced: (sum) => `اتفقنا على العرض الجديد: ${sum}.`,
  application_received: () => 'وصلنا طلبك، ولا يستحق شيء قبل موافقتنا.',
  application_approved: () => 'يسعدنا انضمامك. تُفعَّل العضوية بعد السداد.',
  application_refused: (_sum, reason) => `يتعذّر علينا فتحها لك الآن${reason ? `: ${reason}` : '.'}`,
  membership_ending: (_sum, _reason, ends) => `آخر يوم لها ${ends} كما طلبت.`,
  membership_kept: () => 'تستمر كما كانت.',
  membership_changing: (_sum, _reason, day) => `تتغير في ${day} كما طلبت.`,
  membership_unchanged: () => 'تبقى كما هي.',
};

const payments: Record<string, (sum: string, name?: string) => string> = {
  received: (sum, name) =>
    name ? `دفع ${name} مبلغ ${sum} نيابةً عنك.` : `وصلتنا دفعتك: ${sum}. شكرًا لك.`,
  cancellation_fee: (sum) => `دُفع رسم الإلغاء: ${sum}.`,
  no_show_fee: (sum) => `دُفع رسم عدم الحضور: ${sum}.`,
  change_fee: (sum) => `دُفع رسم التغيير: ${sum}.`,
  withdrawal_fee: (sum) => `دُفع رسم سحب الطلب: ${sum}.`,
  joined: (sum) => `يسعدنا انضمامك. وصلنا ${sum}.`,
  declined: (sum) => `رُفضت دفعة بمبلغ ${sum}.`,
  bank_asks: (sum) => `يريد مصرفك أن يسألك قبل أن يدفع ${sum}.`,
  let_go: (sum) => `لم يعد المكان متاحًا: انتهى حجز ${sum} على بطاقتك.`,
  returning: (sum) => `يعود إليك ${sum}.`,
  refunded: (sum) => `أُرسل إليك مبلغ ${sum}.`,
  refund_delayed: (sum) => `يتأخر وصول مبلغ ${sum} المُعاد إليك، ونحن نتابعه.`,
  transfer_unfound: (sum) => `لم نجد حوالتك بمبلغ ${sum}، فعاد المبلغ مفتوحًا.`,
  transfer_unneeded: (sum) => `لم نجد حوالتك بمبلغ ${sum}، ولم يعد عنها شيء مستحق.`,
  transfer_awaited: (sum) => `لم نجد حوالتك بمبلغ ${sum}، ولا يلزمك دفع شيء قبل عرضك الجديد.`,
};

const looks: Record<string, (sum: string, name?: string) => string> = {
  asked: (sum, name) => `طلب ${name ?? 'زميل'} نظرة ثانية: ${sum}.`,
  alone: (sum, name) => `قام ${name ?? 'زميل'} بهذا وحده: ${sum}.`,
  approved: (sum, name) => `وافق ${name ?? 'زميل'} عليه: ${sum}.`,
  refused: (sum, name) => `رفضه ${name ?? 'زميل'}: ${sum}.`,
  expired: (sum) => `لم يجب أحد في الوقت: ${sum}.`,
  to_send: (sum) => `للإرسال من المصرف بيد أحدنا: ${sum}.`,
  applied: (sum, name) => `${name ?? 'عميل'} يطلب الانضمام: ${sum} بعد موافقتنا.`,
  refund_failed: (sum) =>
    `لم يصل مبلغ مُعاد إلى بطاقته: ${sum}. ابحث عن السبب لدى معالج البطاقات ثم أرسله ثانيةً من دفعته.`,
};

const appointed: Record<string, (name: string) => string> = {
  concierge: (name) => `أصبح كونسيرج في الدار بقرار من ${name}.`,
  admin: (name) => `أصبح مديرًا في الدار بقرار من ${name}.`,
};

const states: Record<string, string> = {
  submitted: 'وصلنا طلبك.',
  clarifying: 'لدينا سؤال لك.',
  sourcing: 'نسأل لك من حولنا.',
  proposed: 'عرض بانتظارك.',
  approved: 'وافقت عليه.',
  fulfilling: 'نرتّبه الآن.',
  delivered: 'أُنجز. هل كل شيء كما أردت؟',
  closed: 'أُغلق الطلب.',
  withdrawn: 'سُحب الطلب.',
  declined: 'تعذّر علينا قبوله.',
  lapsed: 'انقضى لأن أحدًا لم يجب في الوقت.',
  supplier_failed: 'تعذّر على مورّده تنفيذه، ونبحث عن غيره.',
};

/** What became of a step of an application. */
const steps: Record<string, (name: string) => string> = {
  open: (name) => `بدأت مرحلة «${name}».`,
  waiting: (name) => `مرحلة «${name}» لدى الجهة المختصة.`,
  done: (name) => `أُنجزت مرحلة «${name}».`,
  rejected: (name) => `لم تُقبل مرحلة «${name}».`,
};

export const notifications: typeof english = {
  title: 'الإشعارات',
  bell: (unread) =>
    unread === 0 ? 'الإشعارات' : `الإشعارات، ${unread >= 100 ? '100 أو أكثر' : unread} غير مقروءة`,
  arrived: (count) =>
    plural('ar', count, {
      one: 'إشعار جديد',
      two: 'إشعاران جديدان',
      few: '# إشعارات جديدة',
      many: '# إشعارًا جديدًا',
      other: '# إشعار جديد',
    }),
  reading: 'نقرأ إشعاراتك',
  failed: 'تعذّرت قراءة إشعاراتك',
  emptyTitle: 'كل شيء هادئ',
  emptyText: 'متى جدّ أمر وجدته هنا.',
  today: 'اليوم',
  yesterday: 'أمس',
  unread: 'غير مقروء',
  markRead: 'اعتبره مقروءًا',
  markAll: 'اعتبرها كلها مقروءة',
  marking: 'لحظة...',
  more: 'اعرض الأقدم',
  loading: 'جارٍ التحميل...',
  choose: 'اختر ما يصلك',
  back: 'العودة إلى الإشعارات',
  sentences: {
    message: ({ name }) => (name ? `كتب إليك ${name}.` : 'كتب إليك مرافقك الشخصي.'),
    moved: ({ state, step, paper, due, money }) => {
      if (money) return `${states[state ?? ''] ?? ''} ${money}`.trim();
      if (due) return `نعود إليك قبل ${due}.`;
      if (step && paper) return steps[state ?? '']?.(paper) ?? 'تقدّم الطلب خطوة.';
      return states[state ?? ''] ?? 'تقدّم الطلب خطوة.';
    },
    quote: ({ sum, until }) =>
      `عرض بانتظار ردك${sum ? `: ${sum}` : ''}.${until ? ` وهو ساري حتى ${until}.` : ''}`,
    paper: ({ paper, state }) => {
      if (state === 'rejected') return `أُعيدت إليك وثيقة${paper ? `: ${paper}` : ''}.`;
      return paper ? `نحتاج وثيقة: ${paper}.` : 'نحتاج منك وثيقة.';
    },
    appointment: ({ on, state }) => {
      if (state === 'cancelled') return on ? `أُلغي الموعد: ${on}.` : 'أُلغي أحد المواعيد.';
      return on ? `موعدك: ${on}.` : 'حُدد لك موعد.';
    },
    promise: ({ due }) =>
      due
        ? `وعدناك برد قبل ${due} ولم نلتزم بالموعد، ونعتذر منك.`
        : 'وعدناك برد ولم نلتزم بالموعد، ونعتذر منك.',
    booking: ({ event, on }) => bookings[event ?? '']?.(on ?? '') ?? 'تغيّر شيء ما.',
    waitlist: ({ until }) => (until ? `نحجز لك مكانًا حتى ${until}.` : 'نحجز لك مكانًا.'),
    expiry: ({ paper, ends, rule, day }) => {
      if (!ends) return 'تنتهي قريبًا.';
      if (rule === 'flight' && day) return `تنتهي في ${ends}، وهذا لا يكفي بعد ${paper} في ${day}.`;
      if (rule === 'stay' && day) return `تنتهي في ${ends}، وإقامتك حتى ${day}.`;
      if (rule === 'visa' && day) return `تنتهي في ${ends}، وهذا لا يكفي بعد تأشيرتك في ${day}.`;
      return `تنتهي في ${ends}.`;
    },
    opened: ({ name }) => `${name ? `فتحها ${name}` : 'فتحها أحد موظفينا'}، والسبب في سجلك.`,
    invoice: ({ event, sum, reason, ends }) =>
      invoices[event ?? '']?.(sum ?? '', reason, ends) ?? 'صدر لك مستند.',
    payment: ({ event, sum, name }) => payments[event ?? '']?.(sum ?? '', name) ?? 'تحرّكت دفعة.',
    mandate: () => 'قُبلت دعوتك، وأصبح التصرف نيابةً عنك ممكنًا.',
    archive: ({ until }) => (until ? `أصبح جاهزًا، ونحتفظ به حتى ${until}.` : 'أصبح جاهزًا.'),
    assigned: ({ name }) => (name ? `أسنده إليك ${name}.` : 'أصبح لديك الآن.'),
    client_wrote: ({ name, state }) => `${state ? 'أجاب' : 'كتب'} ${name ?? 'العميل'}.`,
    second_look: ({ event, sum, name }) =>
      looks[event ?? '']?.(sum ?? '', name) ?? 'مبلغ ينتظر نظرة ثانية.',
    on_call: () => 'ينتظر في المحادثة، وأنت المناوب.',
    team: ({ event, name }) => appointed[event ?? '']?.(name ?? 'زميل') ?? 'تغيّر دور زميل.',
  },
  choices: {
    title: 'ما الذي يصلك',
    lead: 'يُحفظ كل تغيير فور إجرائه.',
    reading: 'نقرأ اختياراتك',
    failed: 'تعذّرت قراءة اختياراتك',
    notSaved: 'لم يُحفظ ذلك',
    saved: 'حُفظ',
    kind: 'ما حدث',
    channels: { bell: 'الجرس', mail: 'البريد' },
    box: (kind, channel) => `${kind}، ${channel}`,
    locks: {
      booked: 'تُرسل رسالته دائمًا، فعليها تتوقف المواعيد والأموال.',
      owed: 'تُرسل دائمًا، فنحن مدينون لك بتفسير.',
    },
    locked: 'تُرسل دائمًا',
    kinds: {
      quote: { name: 'العروض', text: 'عرض بانتظار ردك' },
      paper: { name: 'الوثائق', text: 'وثيقة مطلوبة أو أُعيدت' },
      message: { name: 'الرسائل', text: 'كتب إليك مرافقك الشخصي' },
      moved: { name: 'سير الطلبات', text: 'تقدّم طلب لك' },
      appointment: { name: 'المواعيد', text: 'حُدد موعد أو تغيّر أو أُلغي' },
      promise: { name: 'الوعود', text: 'لم نلتزم بموعد' },
      booking: { name: 'الحجوزات', text: 'تأكد حجز أو أُلغي أو انتهى' },
      waitlist: { name: 'قائمة الانتظار', text: 'نحجز لك مكانًا' },
      expiry: { name: 'وثائق تنتهي', text: 'قبل 180 و90 و30 و7 أيام، أو قبل أن تكفي لرحلة' },
      opened: { name: 'فتح الوثائق', text: 'فتح أحد موظفينا وثيقة لسبب مكتوب' },
      invoice: { name: 'الفواتير', text: 'صدرت لك أو أُلغيت بإشعار' },
      payment: { name: 'المدفوعات', text: 'وصلت أو رُفضت أو أُعيدت' },
      mandate: { name: 'التصرف نيابةً عنك', text: 'قُبلت دعوة أرسلتها' },
      archive: { name: 'أرشيفك', text: 'ما طلبته أصبح جاهزًا' },
      assigned: { name: 'الإسناد', text: 'أُسند إليك طلب' },
      client_wrote: { name: 'العملاء', text: 'كتب عميل في طلب لديك' },
      second_look: {
        name: 'نظرة ثانية',
        text: 'ما ينتظر زميلًا: مبلغ يُراجَع أو يُرسل، أو طلب انضمام',
      },
      on_call: { name: 'المناوبة', text: 'طُلب شخص والمكتب مغلق' },
      team: { name: 'الفريق', text: 'انضم زميل إلى الدار أو اتسعت صلاحيته' },
    },
  },
};
