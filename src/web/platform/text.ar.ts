import type { platform as english } from '#web/platform/text.en.ts';

export const platform: typeof english = {
  notifications: 'الإشعارات',
  dismiss: 'إغلاق',
  errors: {
    bad_request: 'تعذّرت قراءة الطلب. أعد تحميل الصفحة ثم حاول مجددًا.',
    validation_failed: 'بعض الحقول تحتاج إلى مراجعتك.',
    unauthenticated: 'سجّل الدخول للمتابعة.',
    forbidden: 'هذا غير متاح لحسابك.',
    not_found: 'لم نعثر على ما تطلبه.',
    method_not_allowed: 'لا يمكن تنفيذ ذلك هنا.',
    conflict: 'غيّر شخص آخر هذا في الوقت نفسه. أعد التحميل ثم حاول مجددًا.',
    precondition_failed: 'تغيّر هذا وأنت تطالعه. أعد التحميل لترى آخر نسخة.',
    payload_too_large: 'الحجم أكبر من أن يُرسل.',
    unsupported_media_type: 'لا يمكننا قراءة هذا النوع من الملفات.',
    idempotency_mismatch: 'أُرسل هذا من قبل بتفاصيل مختلفة. أعد تحميل الصفحة وابدأ من جديد.',
    too_many_requests: 'طلبات كثيرة دفعة واحدة. انتظر لحظة ثم حاول مجددًا.',
    unexpected: 'حدث خطأ غير متوقع',
    unavailable: 'يتعذّر الوصول إلينا الآن. تحقّق من الاتصال ثم حاول مجددًا.',
  },
};
