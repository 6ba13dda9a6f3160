/** What is celebrated, where a sentence says so. */
import { plain } from '#domain/search/normal-form.ts';

const occasions = [
  'birthday',
  'anniversary',
  'honeymoon',
  'proposal',
  'wedding',
  'graduation',
  'eid',
  'newYear',
] as const;
export type AskOccasion = (typeof occasions)[number];

/** As `plain` spells them. */
const said: Record<AskOccasion, RegExp> = {
  birthday: /\bb(?:irth)?-?days?\b|عيد ميلاد|ميلاد/,
  anniversary: /\banniversar(?:y|ies)\b|ذكري (?:ال)?زواج|ذكري زواج/,
  honeymoon: /\bhoneymoon\b|شهر (?:ال)?عسل/,
  proposal: /\bpropos(?:e|al|ing)\b|\bengagement\b|طلب (?:ال)?زواج|خطوب/,
  wedding: /\bwedding\b|(?<!\p{L})(?:ال)?(?:عرس|زفاف)/u,
  graduation: /\bgraduat\w{0,6}\b|تخرج/,
  eid: /\beid\b|عيد (?:ال)?(?:فطر|اضحي)/,
  newYear: /\bnew years?(?: eve)?\b|راس السنه/,
};

export function occasionIn(text: string): AskOccasion | undefined {
  const words = plain(text);
  return occasions.find((one) => said[one].test(words));
}
