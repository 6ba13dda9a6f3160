/** What a request is about, as people call it: `the residence thing`, `the school business`. In `plain` spelling. */
import type { MatterKind } from '#contract/matters/kinds.ts';
import { plain } from '#domain/search/normal-form.ts';

const home =
  /\b(?:home|house|villa|apartment|flat|penthouse|property|rental|tenancy)s?\b|فيلا|شقه|بيت|منزل|سكن|عقار/;

const said: Partial<Record<MatterKind, RegExp>> = {
  school:
    /\b(?:schools?|schooling|nursery|college|kindergarten|admissions?|enrol\w*)\b|مدرس|مدارس|حضان|روض[هة]/,
  visa: /\b(?:visas?|residen(?:ce|cy|t)|golden|iqama|permit)\b|اقام|فيزا|تاشير/,
  company: /\b(?:company|licen[cs]e|business (?:setup|set up)|free ?zone|incorporation)\b|شرك|رخص/,
  viewing: /\bviewings?\b|معاين/,
  property_search: home,
  banking: /\bbank(?:ing)?\b|بنك|مصرف/,
  legal: /\b(?:lawyer|legal|contract|notary)\b|محام|قانون|عقد(?!ت)/,
  table: /\b(?:table|restaurant|reservation)\b|طاول|مطعم/,
  event: /\b(?:tickets?|concert|event)s?\b|تذاكر|حفل|فعالي/,
  membership: /\bmembership\b|عضوي/,
  consultation: /\bconsultations?\b|استشار/,
};

export function matterKindsIn(message: string): MatterKind[] {
  const words = plain(message);
  return (Object.keys(said) as MatterKind[]).filter((kind) => said[kind]?.test(words));
}
