/** What is celebrated. */

export const occasions = [
  'birthday',
  'anniversary',
  'honeymoon',
  'proposal',
  'wedding',
  'graduation',
  'hen-or-stag',
  'company',
] as const;
export type Occasion = (typeof occasions)[number];

/** As `plain` spells them. */
const said: Record<Occasion, RegExp> = {
  birthday: /\bbirthdays?\b|\bbday\b|\bturning \d+\b|عيد ميلاد|ميلاد(?:ي|ها|ه)\b/,
  anniversary: /\banniversar(?:y|ies)\b|ذكري (?:زواج|السنويه)|عيد زواج/,
  honeymoon: /\bhoneymoon(?:ers)?\b|\bnewly ?weds?\b|شهر (?:ال)?عسل|معاريس/,
  proposal: /\bpropos(?:e|al|ing)\b|\bpop the question\b|\bengagement\b|طلب (?:يدها|زواج)|خطوب/,
  wedding: /\bweddings?\b|\bget(?:ting)? married\b|عرس|زفاف/,
  graduation: /\bgraduat(?:ion|ing)\b|تخرج/,
  'hen-or-stag': /\b(?:hen|stag|bachelor(?:ette)?)(?: do| party| night)?\b|توديع العزوبيه/,
  company:
    /\b(?:team building|company (?:outing|event|party)|corporate event|offsite)\b|فعاليه للشركه|حفله الشركه/,
};

/** The message must be `plain`. */
export const occasionIn = (words: string): Occasion | undefined =>
  occasions.find((occasion) => said[occasion].test(words));
