/**
 * The archive as pages for people: each part in the reader's words, with names where the data has
 * identifiers. What has no name in the words is for programs alone.
 */
import { Currency, Day, Instant, type Language } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { directionOf } from '#domain/localise.ts';
import { moneyInText } from '#domain/money/figures.ts';
import { whenInDubai } from '#domain/time.ts';
import { escapeHtml } from '#server/platform/answers/escape-html.ts';
import { archivePages as arabic } from '#server/privacy/archive/text.ar.ts';
import { archivePages as english } from '#server/privacy/archive/text.en.ts';

const wordsIn = { en: english, ar: arabic };

type Row = Record<string, unknown>;

/** Where something lies in the archive, and what it is called there. */
interface Shown {
  name: string;
  /** Paths of the files that belong to it. */
  files: string[];
}

interface Reading {
  language: Language;
  /** What an identifier stands for. */
  names: Map<string, string>;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The page of one part. A part is a list of its own, or has several. */
export function partPage({ name, files }: Shown, content: object, language: Language): string {
  const words = wordsIn[language];
  const lists = Array.isArray(content) ? [[name, content]] : Object.entries(content);
  const names = new Map(lists.flatMap(([, list]) => rowsOf(list).flatMap(namedIn(language))));
  const reading = { language, names };
  const told = lists.map(([list, rows]) => listPart(String(list), rowsOf(rows), reading)).join('');
  const title = words.parts[name] ?? name;
  const body = `<p><a href="index.html">${words.back}</a></p><h1>${escapeHtml(title)}</h1>
${told || `<p>${words.nothing}</p>`}${filesPart(files, language)}
<p><a href="data/${escapeHtml(name)}.json">${words.data}</a></p>`;
  return document(title, body, language);
}

/** Where one begins. */
export function firstPage(parts: readonly string[], language: Language): string {
  const words = wordsIn[language];
  const links = parts.map(
    (name) => `<li><a href="${name}.html">${escapeHtml(words.parts[name] ?? name)}</a></li>`,
  );
  const body = `<h1>${words.title}</h1><p>${words.lead}</p><ul>${links.join('')}</ul>`;
  return document(words.title, body, language);
}

const namedIn =
  (language: Language) =>
  (row: Row): [string, string][] => {
    const name = headOf(row, language);
    return typeof row.id === 'string' && name ? [[row.id, name]] : [];
  };

/** What a thing is called: its title, or its name, with its reference where it has one. */
function headOf(row: Row, language: Language): string {
  const title = plain(row.title ?? row.name ?? row.subject, language);
  return [title, plain(row.reference, language)].filter(Boolean).join(' · ');
}

/** A text, or one that is there in both languages. */
function plain(value: unknown, language: Language): string {
  if (typeof value === 'string') return withoutIds(value);
  return isRow(value) && typeof value[language] === 'string' ? value[language] : '';
}

function listPart(list: string, rows: Row[], reading: Reading): string {
  const entries = rows.map((row) => entry(row, reading)).join('');
  if (!entries) return '';
  const title = wordsIn[reading.language].lists[list];
  return `<section>${title ? `<h2>${title}</h2>` : ''}${entries}</section>`;
}

const inHead = ['title', 'reference'];

function entry(row: Row, reading: Reading): string {
  const head = headOf(row, reading.language);
  const rest = Object.fromEntries(Object.entries(row).filter(([key]) => !inHead.includes(key)));
  const facts = factsOf(rest, reading);
  if (!head && !facts) return '';
  return `<article>${head ? `<h3>${escapeHtml(head)}</h3>` : ''}${facts}</article>`;
}

function factsOf(row: Row, reading: Reading): string {
  const { fields } = wordsIn[reading.language];
  const facts = Object.entries(row).flatMap(([key, value]) => {
    const label = fields[key];
    const told = label && say({ key, value, row }, reading);
    return told ? [`<div><dt>${label}</dt><dd>${told}</dd></div>`] : [];
  });
  return facts.length > 0 ? `<dl>${facts.join('')}</dl>` : '';
}

interface Told {
  key: string;
  value: unknown;
  /** What stands beside it, such as the currency of a sum. */
  row: Row;
}

/** Ready to stand in a page; nothing where there is nothing to say. */
function say(told: Told, reading: Reading): string {
  const { key, value, row } = told;
  const { language, names } = reading;
  const words = wordsIn[language];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number')
    return isSum(key) ? escapeHtml(moneyInText(language, sum(value, row))) : String(value);
  if (typeof value === 'string') {
    if (isId(value)) return escapeHtml(names.get(value) ?? '');
    return escapeHtml(sayText(key, value, language));
  }
  if (Array.isArray(value))
    return value
      .map((one) => (isRow(one) ? factsOf(one, reading) : say({ ...told, value: one }, reading)))
      .filter(Boolean)
      .join(value.some(isRow) ? '' : '<br>');
  return isRow(value) ? escapeHtml(plain(value, language)) || factsOf(value, reading) : '';
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/?/g;

/** Files lie under the identifier of their owner; what people called them is the rest. */
const withoutIds = (text: string) => text.replaceAll(ids, '');

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const isSum = (key: string) => /amount$|^upTo/i.test(key);

function sum(amount: number, { currency }: Row) {
  const known = Currency.safeParse(currency);
  return { amount, currency: known.success ? known.data : ('AED' as const) };
}

/** Words of one kind among few are told by their name, or not at all. */
const chosen =
  /^(kind|type|area|section|state|place|money|status|side|channel|theme|language|relation|programme|provider)$/;

function sayText(key: string, text: string, language: Language): string {
  // Somebody may have written a day that no calendar has.
  if (Day.safeParse(text).success) return dateInWords(text, language);
  if (Instant.safeParse(text).success) return whenInDubai(text, language);
  if (!chosen.test(key)) return withoutIds(text);
  return wordsIn[language].values[text] ?? (/^[a-z_-]+$/.test(text) ? '' : text);
}

function filesPart(files: string[], language: Language): string {
  if (files.length === 0) return '';
  const links = files.map((path) => {
    const address = path.split('/').map(encodeURIComponent).join('/');
    const called = withoutIds(path).split('/').slice(1).filter(Boolean);
    const name = escapeHtml(called.join(' / ') || wordsIn[language].files);
    const picture = /\.(jpe?g|png|webp|gif)$/i.test(path) ? `<img src="${address}" alt="">` : '';
    return `<li><a href="${address}">${picture}<bdi>${name}</bdi></a></li>`;
  });
  return `<section><h2>${wordsIn[language].files}</h2><ul>${links.join('')}</ul></section>`;
}

const style = `body{max-width:46rem;margin:3rem auto;padding:0 1.25rem;font:1rem/1.6 Georgia,'Geeza Pro','Noto Naskh Arabic',Tahoma,serif;color:#1d2b2e;background:#fbf8f2}
h1,h2,h3{font-weight:400;line-height:1.25}h2{margin-top:2.5rem;border-bottom:1px solid #c9a45c}article{margin:1.25rem 0;padding-bottom:1rem;border-bottom:1px solid #e4dccb}
dl{margin:0}dl>div{display:grid;grid-template-columns:11rem 1fr;gap:1rem}dt{color:#6b6657}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}dd dl>div{grid-template-columns:8rem 1fr}
a{color:#0f5a5f}img{display:block;max-width:12rem}@media(max-width:30rem){dl>div{grid-template-columns:1fr;gap:0}}`;

const document = (title: string, body: string, language: Language) =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>\n`;
