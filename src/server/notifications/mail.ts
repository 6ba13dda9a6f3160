import type { Notification } from '#contract/notifications.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { Currency, Day, type Id, Instant } from '#contract/primitives.ts';
import { dateInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { hasOwnLetter, isWanted } from '#domain/notifications/choices.ts';
import { quietEnd } from '#domain/notifications/quiet-hours.ts';
import { whenInDubai } from '#domain/time.ts';
import { notificationMail } from '#server/notifications/actions.ts';
import {
  type LetterWords,
  letterWanted,
  type WrittenLetter,
} from '#server/notifications/events.ts';
import { lookFacts, lookSubject } from '#server/notifications/look-facts.ts';
import { isReceipt, moneyLetter } from '#server/notifications/money/letters.ts';
import { quietHoursOf } from '#server/notifications/quiet-hours.ts';
import {
  type Addressed,
  addressedNews,
  chosenChannels,
  toldJustNow,
} from '#server/notifications/store.ts';
import { notifications as arabic } from '#server/notifications/text.ar.ts';
import { notifications as english, type NotificationFacts } from '#server/notifications/text.en.ts';
import { enqueueAt } from '#server/platform/jobs/enqueue.ts';
import { type MailBlock, type MailContent, waysOn } from '#server/platform/messages/content.ts';
import type { Template } from '#server/platform/messages/messages.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const words = { en: english, ar: arabic };

/** Where somebody chooses what reaches them. */
const choicesPath = '/profile/settings#notifications';

/**
 * Writes the mail of a notification. It may run twice: the message is named by the notification, and
 * the second of a name is not written. What was read at the bell meanwhile needs no mail, and in quiet
 * hours it waits for their end, should they be changed meanwhile for the new one.
 */
export async function sendMail(services: Services, id: string): Promise<void> {
  await services.sql.as(system, async (tx) => {
    const news = await addressedNews(tx, id);
    if (!news || (news.readAt && !isReceipt(news))) return;
    const write = await wantedMail(services, tx, news);
    if (!write) return;
    const quiet = news.urgent ? undefined : await quietHoursOf(tx, news.recipientId);
    const at = quiet && quietEnd(quiet, services.now());
    if (at) return enqueueAt(tx, notificationMail, { id }, { at });
    await write();
  });
}

/** What somebody is told as their account goes is written with it: later nobody could be found to write to. */
export async function writeLastMails(services: Services, tx: Sql, owner: Id): Promise<void> {
  for (const { id } of await toldJustNow(tx, owner)) {
    const news = await addressedNews(tx, id);
    const write = news && (await wantedMail(services, tx, news));
    await write?.();
  }
}

/** How it is written; nothing where its reader does not want it, or has another letter of it. */
async function wantedMail(services: Services, tx: Sql, news: Addressed) {
  const { id, kind, recipientId, email: to, language } = news;
  if (hasOwnLetter(kind)) return undefined;
  const letter = await letterOf(services, tx, news);
  // Where money hangs on it, nobody can refuse the mail.
  if (
    !letter?.isOwed &&
    !isWanted({ kind, channel: 'mail' }, await chosenChannels(tx, recipientId))
  )
    return undefined;
  return () =>
    services.messages.queue(tx, {
      channel: 'mail',
      to,
      language,
      template: template(news, letter, services.publicUrl),
      eventKey: `notification:${id}`,
      about: {
        thread: threadOf(news),
        reader: recipientId,
        isPrompt: news.urgent || letter?.isPrompt === true || prompt.includes(kind),
      },
    });
}

/** What two pieces of news have in common is the page that they lead to. */
const threadOf = ({ path }: Addressed): string => path.split(/[?#]/, 1)[0] ?? path;

/** What somebody waits for, or must hear of before it is too late. */
const prompt: readonly Addressed['kind'][] = [
  'promise',
  'on_call',
  'second_look',
  'team',
  'archive',
];

/** Whoever told it writes its letter; money has letters of its own. */
async function letterOf({ events }: Services, tx: Sql, news: Addressed) {
  const written = await events.announce(letterWanted, { acting: { tx }, news });
  return written.find((letter) => letter !== undefined) ?? moneyLetter(news);
}

function template(
  news: Addressed,
  letter: WrittenLetter | undefined,
  publicUrl: string,
): Template<MailContent> {
  const { kind } = news;
  return {
    name: `notification-${kind}`,
    write: (language) => {
      const { why, choose } = words[language];
      const at = (place: string) => publicUrl + addressOf(language, place);
      const { blocks, buttons, ...rest } = saidIn(language, news, letter?.in?.(language));
      const ways = buttons.map(({ label, path }) => ({ label, url: at(path) }));
      const print = letter?.print?.(language);
      return {
        ...rest,
        ...(print && { print }),
        blocks: [...blocks, ...waysOn(ways)],
        why,
        door: { label: choose, url: at(choicesPath) },
      };
    },
  };
}

type Said = Pick<MailContent, 'subject' | 'preheader' | 'blocks'> & Pick<LetterWords, 'buttons'>;

/** A letter where there is one; all else is a sentence. */
function saidIn(language: Language, news: Addressed, letter: LetterWords | undefined): Said {
  if (letter) {
    const { subject, heading, paragraphs, words: said, facts, buttons } = letter;
    const blocks: MailBlock[] = [
      { kind: 'heading', text: heading },
      ...(said ? [{ kind: 'words' as const, ...said }] : []),
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ];
    return { subject, preheader: said?.text ?? paragraphs[0] ?? '', buttons, blocks };
  }
  const { sentences, subjects, open } = words[language];
  const title = news.title[language];
  const text = sentences[news.kind](toldIn(language, news.about));
  const facts = lookFacts(news, language);
  const blocks: MailBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text },
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
  ];
  const buttons = [{ label: open, path: news.path }];
  const subject = lookSubject(news, language) ?? subjects[news.kind](title);
  return { subject, preheader: text, buttons, blocks };
}

/** What the sentence may need, under the names by which features tell it. */
function toldIn(language: Language, about: Notification['about']): NotificationFacts {
  const text = (name: string) => {
    const value = about[name];
    return value === undefined || value === '' ? undefined : String(value);
  };
  const moment = Instant.safeParse(about.startsAt ?? about.until ?? about.expiresAt);
  return {
    name: text('name'),
    // A paper is named in both languages.
    paper: text('paper') ?? text(language),
    when: moment.success ? whenInDubai(moment.data, language) : undefined,
    ends: dayIn(about.expiresOn, language),
    rule: text('rule'),
    day: dayIn(about.day, language),
    event: text('event'),
    sum: sumIn(language, about),
  };
}

function dayIn(day: unknown, language: Language): string | undefined {
  const read = Day.safeParse(day);
  return read.success ? dateInWords(read.data, language) : undefined;
}

/** Minor units with their currency; nothing where the news is not about money. */
function sumIn(language: Language, { amount, currency }: { amount?: unknown; currency?: unknown }) {
  const known = Currency.safeParse(currency);
  if (typeof amount !== 'number' || !known.success) return undefined;
  return moneyIn(language, { amount, currency: known.data });
}
