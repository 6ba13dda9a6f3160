import type { Notification } from '#contract/notifications.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { Currency, Day, Instant } from '#contract/primitives.ts';
import { dateInWords } from '#domain/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { hasOwnLetter, isWanted } from '#domain/notifications/choices.ts';
import { quietEnd } from '#domain/notifications/quiet-hours.ts';
import { whenInDubai } from '#domain/time.ts';
import { notificationMail } from '#server/notifications/actions.ts';
import { isOwed, moneyLetter } from '#server/notifications/money-letters.ts';
import { quietHoursOf } from '#server/notifications/quiet-hours.ts';
import { type Addressed, addressed, chosen } from '#server/notifications/store.ts';
import { notifications as arabic } from '#server/notifications/text.ar.ts';
import { notifications as english, type Told } from '#server/notifications/text.en.ts';
import { enqueueAt } from '#server/platform/jobs/enqueue.ts';
import type { MailBlock, MailContent } from '#server/platform/messages/mail-layout.ts';
import type { Template } from '#server/platform/messages/messages.ts';
import { system } from '#server/platform/sql.ts';
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
    const news = await addressed(tx, id);
    if (!news || news.readAt || hasOwnLetter(news.kind)) return;
    const { kind, recipientId, email: to, language } = news;
    // Where money hangs on it, nobody can refuse the mail.
    if (!isOwed(news) && !isWanted({ kind, channel: 'mail' }, await chosen(tx, recipientId)))
      return;
    const quiet = news.urgent ? undefined : await quietHoursOf(tx, recipientId);
    const at = quiet && quietEnd(quiet, services.now());
    if (at) return enqueueAt(tx, notificationMail, { id }, { at });
    await services.messages.queue(tx, {
      channel: 'mail',
      ...{ to, language },
      template: template(news, services.publicUrl),
      eventKey: `notification:${id}`,
    });
  });
}

function template(news: Addressed, publicUrl: string): Template<MailContent> {
  const { kind, path } = news;
  return {
    name: `notification-${kind}`,
    write: (language) => {
      const { why, choose } = words[language];
      const at = (place: string) => publicUrl + addressOf(language, place);
      const { blocks, open, ...rest } = saidIn(language, news);
      return {
        ...rest,
        blocks: [...blocks, { kind: 'button', label: open, url: at(path) }],
        finePrint: [why, choose(at(choicesPath))],
      };
    },
  };
}

type Said = Pick<MailContent, 'subject' | 'preheader' | 'blocks'> & { open: string };

/** Money has letters of its own; all else is a sentence. */
function saidIn(language: Language, news: Addressed): Said {
  const letter = moneyLetter(news, language);
  if (letter) {
    const { subject, heading, paragraphs, facts, open } = letter;
    const texts = paragraphs.map((text) => ({ kind: 'paragraph' as const, text }));
    const blocks: MailBlock[] = [{ kind: 'heading', text: heading }, ...texts];
    const preheader = paragraphs[0] ?? '';
    return { subject, preheader, open, blocks: [...blocks, { kind: 'facts', facts }] };
  }
  const { sentences, subjects, open } = words[language];
  const title = news.title[language];
  const text = sentences[news.kind](toldIn(language, news.about));
  const blocks: MailBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text },
  ];
  return { subject: subjects[news.kind](title), preheader: text, open, blocks };
}

/** What the sentence may need, under the names by which features tell it. */
function toldIn(language: Language, about: Notification['about']): Told {
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

interface Sum {
  amount?: unknown;
  currency?: unknown;
}

/** Minor units with their currency; nothing where the news is not about money. */
function sumIn(language: Language, { amount, currency }: Sum) {
  const known = Currency.safeParse(currency);
  if (typeof amount !== 'number' || !known.success) return undefined;
  return moneyIn(language, { amount, currency: known.data });
}
