/** Where an answer leads: addresses, numbers, references and people that are not the house's are not let through. */
import { plain } from '#domain/search/normal-form.ts';

export interface Contacts {
  /** Paths that exist, without the language's prefix. */
  isPath(path: string): boolean;
  /** Whatever the house or its tools have said: what stands there may be repeated. */
  said: string;
  /** The client's words: references and names in them may be repeated, numbers and addresses may not. */
  asked: string;
}

const leading = /\]\(([^()\s]*)/g;
const link = /\[[^[\]]*\]\([^()]*\)/g;
const address = /\b(?:https?|ftp|mailto|tel|whatsapp|data):|\bwww\./i;
const domain =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|ae|io|me|co|uk|info|app|shop|site|online|link|ly|gg|ru|biz|dev|xyz|example|test|ai)\b/iu;
const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}/gu;
const phone = /(?<![\d.,])(?:\+|00)?\d(?:[\s().-]{0,2}\d){6,14}(?![\d,.]*\d)/g;
const reference = /\b[A-Z]{2}-[A-Z0-9]{4,12}(?:-\d{2,6})?\b/g;
const paper = /\b[A-Z]{1,2}\d{6,9}\b|\b784-?\d{4}-?\d{7}-?\d\b|\bAE\d{6,21}\b/;
/** People by name, where nobody said it before. */
const person =
  /(?<!\p{L})(?:mr|mrs|ms|miss|dr|sheikh|sheikha|السيد|السيده|الشيخ|الشيخه|العميل|العميله|الضيف|الضيفه)\.? ([\p{L}]{3,})/gu;
const others =
  /\b(?:another|other|previous|last|one of our|a fellow|some) (?:client|guest|member|customer|visitor|family|couple)s?(?: \w+){0,6} (?:booked|paid|pays|stayed|stays|staying|reserved|ordered|spent|owes?|lives?|asked|cancelled|number|email|passport|address)\b|(?<!\p{L})(?:عميل|عميله|ضيف|ضيفه|عضو|عايله) (?:اخر|اخري|سابق|سابقه)(?: \p{L}+){0,6} (?:حجز|حجزت|دفع|دفعت|انفق|يسكن|تسكن|رقمه|رقمها|طلب|طلبت)/u;

/** Spelt out so that nobody would find it, or a way to pay that is not the house's. */
const spelt =
  /\b\w{2,30} dot (?:com|me|ae|net|org|io|link|example)\b|\b(?:paypal|venmo|western union|zelle|cash ?app|bitcoin|usdt|crypto wallet)\b/i;
/** Somebody by name, and what they do. */
const somebody =
  /\b(\p{Lu}\p{Ll}{2,20}) \p{Lu}\p{Ll}{2,20},? (?:has|had|booked|reserved|paid|stays|owes|lives|asked|cancelled)\b/gu;

/** What leads elsewhere; nothing where nothing does. */
export function strangerIn(text: string, { isPath, said, asked }: Contacts): string | undefined {
  for (const [, path = ''] of text.matchAll(leading)) if (!isPath(path)) return `to ${path}`;
  const rest = text.replaceAll(link, '');
  const [elsewhere] = address.exec(rest) ?? spelt.exec(rest) ?? [];
  if (elsewhere) return elsewhere;
  const mails = rest.match(mail) ?? [];
  const unknown =
    mails.find((one) => !said.includes(one.replace(/\.$/, ''))) ??
    (rest.match(reference) ?? []).find((one) => !said.includes(one) && !asked.includes(one));
  if (unknown) return unknown;
  return domain.exec(rest.replaceAll(mail, ''))?.[0] ?? numberIn(rest, said);
}

const figures = (text: string) => plain(text).replaceAll(/\D/g, '');

function numberIn(text: string, said: string): string | undefined {
  const [papers] = paper.exec(text) ?? [];
  if (papers && !said.includes(papers)) return papers;
  return (plain(text).match(phone) ?? []).find((one) => !isOurs(one, said));
}

const isOurs = (number: string, said: string): boolean =>
  (plain(said).match(phone) ?? []).some((one) => figures(one).endsWith(figures(number).slice(-9)));

/** Without the house's own numbers, which count nothing. */
export const withoutNumbers = (text: string, said: string): string =>
  text.replaceAll(phone, (one) => (isOurs(one, said) ? ' ' : one));

/** Somebody else's affairs. */
export function otherIn(text: string, { said, asked }: Contacts): string | undefined {
  const words = plain(text);
  const known = plain(`${said} ${asked}`);
  const [other] = others.exec(words) ?? [];
  if (other) return other;
  const named = [...text.matchAll(somebody), ...words.matchAll(person)];
  return named.find(([, name = '']) => !known.includes(plain(name)))?.[0];
}
