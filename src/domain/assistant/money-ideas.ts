/** What people speak of when they speak of their money: each idea once, in both languages, as `plain` spells it. */

const ideas = {
  cancel:
    /\b(?:cancel\w{0,8}|call(?:ing|ed)? (?:it |this |that )?off|give (?:it |this |that )?up|withdraw\w{0,3}|pull out|back out|drop out|bail)\b|(?<!ب)الغ[ايو]|[يتن]لغي|ملغ|كنسل|انسحب|تراجع/,
  /** It was given up already. */
  cancelled: /\b(?:cancell?ed|called off|withdrew|gave up)\b|ملغ(?:ي|اه)|بعد ال?الغا|الغيته/,
  supposing:
    /\b(?:if|would|were to|suppose)\b|(?:^|\s)(?:اذا|لو|في حال|بحال)\s|(?:^|\s)ان (?:الغ|كنسل|انسحب)/,
  fee: /\b(?:costs?|fees?|penalt\w{1,3}|lose|forfeit|free|charged?|much|happens?)\b|رسوم|غرام|تكلف|اخسر|مجان|كم|يحدث|يصير/,
  back: /\bback\b|[استين]{1,3}رد\S{0,3}|[استين]{1,3}رجع|يعود|يرجع|يعاد|اعاد/,
  refund:
    /\b(?:refund(?:s|ed|ing)?|reimburse\w{0,4})\b|استرداد|استرجاع|مسترد|المعاد|اعدتم|رجعت(?:م|وا)|استرددت|استرجعت/,
  /** They speak of money, whatever of it. */
  sum: /\b(?:cards?|amounts?|money|sums?|funds?|deposit|much|anything|dollars?|dirhams?)\b|بطاق|مبلغ|مبالغ|فلوس|اموال|كم/,
  reserved:
    /(?<!\bi )(?<!\bwe )(?<!\bive )\breserved\b|\b(?:held|on hold|hold on|blocked|frozen|earmarked|authori[sz]\w{2,6}|preauthori[sz]\w{2,6})\b|محجوز|معلق|مجمد|حجزتم/,
  /** Nothing else was said. */
  reservedAlone:
    /^\W*(?:and |so )?(?:whats?|is|are) (?:(?:is|currently|still|being|now|there|anything|something|money) ){0,3}(?:reserved|held|on hold|blocked)\b(?! for (?:me|us)\b)|^\W*(?:ما|كم) (?:هو )?(?:المبلغ )?المحجوز/,
  reserving: /\breserv(?:e|ed|ing|ations?)\b|\bholds?\b/,
  paid: /(?<!\bbe )(?<!\bbeing )\b(?:paid|spent)\b|\b(?:did|do|have|had) (?:i|we) (?:already |ever |actually )?(?:pay|spend)\b|\b(?:was|were|been|did you|have you) (?:already |ever )?(?:charged?|debited|taken?|deducted)\b|دفعت|سددت|صرفت|انفقت|مدفوع|خصمتم|خصمتوا|سحبتم|اخذتم|تم خصم/,
  /** It was a while ago, and they say when. */
  when: /\b(?:when|what day|which day|what date|which date|what days|how soon|by when|deadline)\b|متي|موعد|تاريخ|اي يوم/,
  how: /\bhow\b|\bwho\b|كيف|(?:^|\s)من\s/,
  way: /\b(?:which|what) (?:\w{1,12} )?card\b|\bwith (?:what|which)\b|\bhow (?:did|was|were|has|have)\b|[اب]{1,2}ي بطاق|كيف دفعت|بماذا دفعت|بم دفعت/,
  document: /\b(?:invoices?|bills?|receipts?)\b|فاتور|فواتير|ايصال/,
  due: /\b(?:due|payable|owed?|owing|(?:be|get|gets|being) (?:paid|charged|taken|debited|collected|deducted))\b|مستحق|[يت]ستحق|استحقاق/,
  balance:
    /\b(?:balance|remainder|remaining|the rest|deposit|instal?ments?)\b|الباقي|باقي|متبقي|رصيد|عربون|قسط|الدفعه/,
  pay: /\b(?:pay|pays|paying|payments?|settled?)\b|[انيت]دفع|دفع|سداد|اسدد|تسديد/,
  charge:
    /\b(?:charg(?:e|es|ed|ing)|debit\w{0,3}|deduct\w{0,3}|take[ns]?|taking|collect\w{0,3})\b|خصم|سحب|قتطع|تاخذون/,
  next: /\bnext (?:payment|instal?ment|charge|bill|invoice|amount)\b|(?:الدفعه|القسط|الفاتوره|السداد|دفعتي|قسطي) (?:\S{1,12} )?(?:القادم|التالي|المقبل|الجاي)/,
  card: /\bcards?\b|بطاق/,
  /** Of another kind than those that pay. */
  otherCard:
    /\b(?:sim|gift|business|id|key|boarding|green|residenc\w{1,2}) cards?\b|بطاقه (?:هويه|صعود|عمل)/,
  keeping:
    /\b(?:which|what|have|has|got|saved?|kept|keep|stored?|file|default|add(?:ed)?|remove|change|expire[sd]?|replace|used?)\b|لدي|عندي|محفوظ|مسجل|اضيف|اضافه|احذف|اغير|تنتهي|اي بطاق|ما (?:هي )?(?:ال)?بطاق/,
  automatic:
    /\b(?:automatic\w{0,5}|by itself|auto ?(?:pay|charge)\w{0,3})\b|تلقائي|من نفسها|لوحدها/,
  /** What the house takes, whoever asks. */
  accepting:
    /\b(?:accept\w{0,3}|do you take|(?:can|could|may) (?:i|we) pay|possible to pay|want to pay)\b|تقبلون|يمكن\S{0,2} (?:الدفع|ان ادفع)|ممكن ادفع/,
  owe: /\b(?:owe|owes|owed|owing|outstanding|unpaid|overdue|debts?)\b|مستحقات|المستحق|كم علي(?:\s*$|\s\s|\s(?:ان|من|لكم|حتي|الان|حاليا|ادفع|اليوم|وكم)\s)|علي (?:فواتير|مستحقات|مبلغ)|غير مدفوع|مديون/,
  bills:
    /\bmy (?:\w{1,12} )?(?:balance|bills?|payments?|invoices?|statement)\b|\bany (?:bills?|invoices?)\b|فواتيري|فاتورتي|رصيدي|علي فاتور/,
  payments:
    /\b(?:my|our|all) (?:\w{1,12} )?payments\b|\blast payment\b|\b(?:was|were) (?:i|we) charged\b|\byou charged? me\b|مدفوعاتي|دفعاتي|اخر دفعه/,
  willPay: /\b(?:will|must|shall) (?:i|we) (?:(?:have|need) to )?pay\b|سادفع|سندفع/,
  leftToPay:
    /\b(?:have|need|left|something|anything|nothing|still|much) to pay\b|ادفع(?:ه)? (?:الان|اليوم|بعد)|باقي علي/,
  price: /\b(?:costs?|price|total|expensive)\b|سعر|تكلف|كلف|اجمالي|بكم/,
  membership: /\b(?:memberships?|subscriptions?|my (?:\w{1,12} )?plan)\b|عضوي|اشتراك|باقتي/,
  renew: /\brenew(?:s|al|ed|ing)?\b|[يت]تجدد|تجديد/,
} satisfies Record<string, RegExp>;

export type MoneyIdea = keyof typeof ideas;

/** The message must be `plain`, without signs between its words. */
export function moneyIdeasIn(said: string): ReadonlySet<MoneyIdea> {
  // The names are those of the table itself.
  const names = Object.keys(ideas) as MoneyIdea[];
  return new Set(names.filter((name) => ideas[name].test(said)));
}
