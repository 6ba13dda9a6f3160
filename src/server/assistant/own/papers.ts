/** The client's papers: which are with us, until when they hold, and which are still asked for. */
import type { DocumentType } from '#contract/documents/kinds.ts';
import { dateInWords, dayInWords } from '#domain/calendar/date-words.ts';
import { plain, wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import { citedMatter } from '#server/assistant/own/matters.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { OwnPaper } from '#server/assistant/tools.ts';

const most = 6;

/** As people call them, in `plain` spelling. */
const called: Partial<Record<DocumentType, RegExp>> = {
  passport: /\bpassports?\b|جواز/,
  visa: /\bvisas?\b|\bresidence\b|فيزا|تاشير|اقام/,
  emirates_id: /\bemirates ids?\b|\beid\b|هوي/,
  driving_licence: /\bdriv\w+ licen[cs]e\b|رخصه (?:القياده|السواقه)|ليسن/,
  tenancy: /\b(?:tenancy|ejari|lease|rental contract)\b|ايجار|ايجاري/,
  birth_certificate: /\bbirth\b|ميلاد/,
  marriage_certificate: /\bmarriage\b|زواج/,
  trade_licence: /\btrade licen[cs]e\b|رخصه تجاري|الرخصه التجاريه/,
  insurance: /\binsurance\b|تامين/,
  school_report: /\b(?:school )?reports?\b|شهاده مدرس|كشف درجات/,
  vaccination: /\bvaccin\w*\b|تطعيم|لقاح/,
};

export async function papersReply(context: Context): Promise<Reply> {
  const { tools, telling } = context;
  const [papers, matters] = await Promise.all([tools.ownPapers(), tools.ownMatters()]);
  const missing = matters.filter((matter) => matter.missing.length > 0);
  const shown = paperLines(papers, context);
  const parts = [shown.text, ...(shown.isExpiry ? [] : [missingText(missing, telling)])];
  return replyWith(parts.join('\n\n'), {
    citations: [...shown.papers.map(cited), ...missing.map(citedMatter)],
    sources: [papers, missing],
    actions: [openAction(telling.say.actions.myPapers, '/profile/documents')],
  });
}

const cited = ({ id, title }: OwnPaper) =>
  ({ id, kind: 'own', title, path: `/profile/documents?paper=${id}` }) as const;

interface Shown {
  text: string;
  papers: OwnPaper[];
  /** Nothing but when they end was asked. */
  isExpiry: boolean;
}

/** What is named, or all of them; only those that end soon where that is asked. */
function paperLines(papers: readonly OwnPaper[], { meant, heard, telling }: Context): Shown {
  const say = ownWords[telling.language];
  const isExpiry = heard.own[0]?.is === 'own-expiry';
  const asksWhen = /\b(?:when|what date|how long)\b|متي|تاريخ/.test(plain(meant.message));
  const named = papersNamed(papers, meant.message);
  if (named.length > 0 && (!isExpiry || asksWhen || named.some(({ isEnding }) => isEnding)))
    return told(isExpiry ? say.dates : say.papersHere, named, { telling, isExpiry });
  if (isExpiry && !asksWhen) {
    const ending = papers.filter((one) => one.isEnding);
    if (ending.length === 0) return { text: say.nothingEnding, papers: [], isExpiry };
    return told(say.ending, ending, { telling, isExpiry });
  }
  if (papers.length === 0) return { text: say.noPapers, papers: [], isExpiry };
  const isOfKind = Object.values(called).some((pattern) => pattern.test(plain(meant.message)));
  const intro = isOfKind ? `${say.noneSuch} ${say.papersHere}` : say.papersHere;
  return told(intro, papers, { telling, isExpiry });
}

/** By its kind, or by a word of what its owner calls it. */
function papersNamed(papers: readonly OwnPaper[], message: string): OwnPaper[] {
  const said = plain(message);
  const ofKind = papers.filter(({ type }) => called[type]?.test(said));
  if (ofKind.length > 0) return ofKind;
  const stems = new Set(wordsOf(message).map(stem));
  return papers.filter(({ title }) =>
    wordsOf(title).some((word) => word.length > 3 && stems.has(stem(word))),
  );
}

function told(
  intro: string,
  papers: readonly OwnPaper[],
  { telling, isExpiry }: { telling: Telling; isExpiry: boolean },
): Shown {
  const shown = papers.slice(0, most);
  const lines = shown.map((paper) => `- ${paperLine(paper, telling)}`);
  return { text: [intro, ...lines].join('\n'), papers: shown, isExpiry };
}

function paperLine({ title, expires, addedOn }: OwnPaper, { language, say }: Telling): string {
  const own = ownWords[language];
  const end = expires ? own.expires(dateInWords(expires, language)) : own.endless;
  return `**${title}**: ${end}${say.comma}${own.addedOn(dayInWords(addedOn, language))}`;
}

type Asking = Awaited<ReturnType<Context['tools']['ownMatters']>>;

function missingText(matters: Asking, { language }: Telling): string {
  const own = ownWords[language];
  if (matters.length === 0) return own.nothingMissing;
  const lines = matters.flatMap(({ missing, title, reference }) =>
    missing.map((paper) => `- ${own.missingFor(paper, `**${title}** (${reference})`)}`),
  );
  return [own.missing, ...lines].join('\n');
}
