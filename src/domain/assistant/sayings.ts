/** Turns of speech that mean more than their words do, put in the words by which we know them. */

const sayings: [RegExp, string][] = [
  [
    /\bhow (?:do|can|could|to) (?:i |we )?(?:set ?up|open|start|form|register|establish) (?:an? |my |our )?(?:company|business)\b/gi,
    'what are the steps of setting up a company',
  ],
  [/\b(?:short|long)[ -]term (?:rentals?|lets?|stays?)\b/gi, 'home to rent'],
  [/\b(?:my|our) flight (?:lands|arrives|gets in|is at)\b/gi, 'airport arrival'],
  [/\bpick (?:us|me) up\b|\bairport pick[ -]?up\b/gi, 'airport arrival chauffeur'],
  [
    /\bwhen (?:do|does|will) (?:the )?schools? (?:start|begin|open)\b/gi,
    'what does the school year look like',
  ],
  [
    /(?:ما|لم) (?:جيت|حضرت|أحضر|احضر|نحضر|اجي)(?: (?:على|في|عن) (?:الموعد|الحجز))?/g,
    'سياسة الإلغاء للحجوزات عدم الحضور',
  ],
  [
    /\blocal (?:sponsors?|partners?)\b|كفيل محلي|شريك محلي/gi,
    'full foreign ownership mainland or free zone',
  ],
  // Where somebody stays is not what they are looking for.
  [/\b(?:to|at|from) (?:my|our) hotel\b/gi, ''],
  [/\b(?:for|on) business\b(?! (?:setup|licen|bank))/gi, 'for work'],
  [/\bthird part(?:y|ies)\b/gi, 'others'],
  [/\b(?:my|our|your|their) own\b/gi, 'my'],
  [/^\W*(?:please |can you |could you )?plan (?:an?|my|our|the|me|us)\b/gi, 'things to do on'],
  [
    /\b(?:accept|take|pay (?:in|with|by)) (?:amex|american express|mastercard|visa cards?|credit cards?|cards?|cash|apple pay|crypto|bitcoin|transfers?)\b/gi,
    'how can I pay',
  ],
  [
    /\bbest (?:time|season|period) (?:to (?:visit|come|go|travel)|of (?:the )?year)\b|(?:أفضل|افضل|احسن|أحسن) وقت (?:لزيارة|للزيارة|ازور|أزور|نزور)/gi,
    'which months are best',
  ],
  [/\b(?:own )?100 ?(?:%|percent)(?: ownership| foreign)?/gi, 'full foreign ownership'],
  [/\b(?:money|deposit|payment) back\b/gi, 'refund'],
  [
    /\b(?:do ?n[o’']?t|did ?n[o’']?t|never|not) (?:show|turn) up\b|\bno[ -]?shows?\b/gi,
    'cancellation policy of bookings, not arriving',
  ],
  [/\bhow (?:far|long) (?:in advance|ahead|before)\b|\blast[ -]minute\b/gi, 'how early notice'],
  [
    /\bwhere (?:do|should|shall) (?:we|i) (?:start|begin)\b|\bwhat (?:comes|do we do|do i do|should we do) first\b|من (?:أين|وين|اين) (?:نبدأ|نبدا|أبدأ|ابدا)/gi,
    'what should happen in my first month',
  ],
  // A language is asked of somebody, and says nothing of what they shall do.
  [/\b(?:who|that|which) (?:can )?speaks? \p{L}+\b|\b\p{L}+[ -]speaking\b/giu, ''],
  [
    /\bwhat(?:s| is|’s|'s) (?:on|happening)(?=\s*(?:this|next|in|tonight|today|tomorrow|over|for|at the|\?|$))/gi,
    'events on',
  ],
  [
    /\bkids?[ -]friendly\b|\b(?:suitable|ok|okay|good|safe|fine|allowed) for (?:the |my |our )?(?:kids|children|babies|a child|toddlers)\b/gi,
    'children minimum age',
  ],
  [
    /\bhow tall\b|\bminimum height\b|\bweight limit\b|\bmax(?:imum)? weight\b/gi,
    'minimum age height weight',
  ],
  [
    /\bvat (?:on top|extra|included)\b|\b(?:including|includes?|plus|excluding) (?:the )?(?:vat|tax)\b/gi,
    'price includes vat',
  ],
  [
    /(?:الضريبة|ضريبة القيمة المضافة) (?:مشمولة|شاملة|ضمن السعر)|شامل(?:ة)? الضريبة/g,
    'السعر يشمل ضريبة',
  ],
  [
    /\bwheel ?chairs?\b|\bdisabled\b|\breduced mobility\b|كرسي متحرك|ذوي الهمم/gi,
    ' step-free access ',
  ],
  [
    /(?:مناسب|ينفع|يصلح|زين)(?:ة)? ل(?:لأطفال|لاطفال|لعيال|ليهال|أطفال|اطفال)/g,
    'الأطفال الحد الأدنى عمر',
  ],
  // Its stem is that of Riyadh.
  [/(سيار(?:ة|ه|ات)) رياضي[ةه]/g, '$1 supercar'],
];

/** The message as the rest of the brain reads it; what is shown and kept is what was written. */
export const inOurWords = (message: string): string =>
  sayings.reduce((said, [turn, words]) => said.replaceAll(turn, words), message);
