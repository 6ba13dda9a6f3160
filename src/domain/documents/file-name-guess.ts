/** What a file's name says about the paper in it: a first guess, for its owner to correct. */
import type { DocumentType } from '#contract/documents/kinds.ts';
import { type IdentityPaper, isOfIdentity } from '#domain/auth/fresh-proof.ts';

/** The more particular first: a 'school certificate' is none of the certificates. */
const words: [DocumentType, RegExp][] = [
  // Passport photographs are no passport.
  ['other', /photograph|صور شخصي[ةه]/],
  ['emirates_id', /emirates.?id|\beid\b|هوي[ةه]/],
  ['passport', /pass(port|eport)?\b|جواز/],
  ['visa', /visa|residen(ce|cy)|iqama|تأشير[ةه]|إقام[ةه]|اقام[ةه]/],
  ['driving_licence', /driv(ing|er)|licen[cs]e.{0,60}car|رخص[ةه] (قياد[ةه]|القياد[ةه])/],
  ['trade_licence', /trade.?licen[cs]e|business.?licen[cs]e|رخص[ةه] (تجاري[ةه]|التجاري[ةه])/],
  ['tenancy', /tenancy|ejari|lease|rent|إيجار|ايجار/],
  ['birth_certificate', /birth|ميلاد/],
  ['marriage_certificate', /marriage|wedding|زواج/],
  ['vaccination', /vaccin|immuni[sz]ation|تطعيم|لقاح/],
  ['school_report', /report|transcript|grades|تقرير|درجات/],
  ['insurance', /insurance|policy|تأمين|تامين/],
  ['certificate', /certificate|degree|diploma|شهاد[ةه]/],
];

/** Dots, dashes and underscores stand for blanks in names of files. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[._-]+/g, ' ');

export function typeNamed(name: string): DocumentType {
  const said = plain(name);
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other';
}

/** Which paper of identity somebody asks for by this name, whatever else they ask for in the same breath. */
export function identityNamed(name: string): IdentityPaper | undefined {
  const said = plain(name).replaceAll(/passport (sized? )?photo(graph)?s?\b/g, '');
  const types = words.flatMap(([type, pattern]) => (pattern.test(said) ? [type] : []));
  return types.find(isOfIdentity);
}

/** The one of these people whose first name stands in it; nothing where nobody's does, or several do. */
export function personNamed<Known extends { name: string }>(
  name: string,
  people: readonly Known[],
): Known | undefined {
  const said = new Set(plain(name).split(/\s+/));
  const named = people.filter((person) => said.has(firstName(person.name)));
  return named.length === 1 ? named[0] : undefined;
}

const firstName = (name: string) => name.trim().toLowerCase().split(/\s+/)[0] ?? '';

/** What lists show of a number: never more than half of it, and never more than four letters or digits. */
export function shownEnd(number: string): string {
  const signs = [...number].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  const shown = Math.min(4, Math.floor(signs.length / 2));
  return shown === 0 ? '' : signs.slice(-shown).join('');
}
