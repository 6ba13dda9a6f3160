import type { Notification } from '#contract/notifications.ts';
import { addressOf } from '#contract/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { Currency, Day, Instant } from '#contract/primitives.ts';
import { dateInWords } from '#domain/date-words.ts';
import { endingIn, linesInWords, matterEndingLines } from '#domain/matter-money-words.ts';
import { moneyIn } from '#domain/money-figures.ts';
import { hasOwnLetter, isWanted } from '#domain/notification-choices.ts';
import { quietEnd } from '#domain/quiet-hours.ts';
import { whenInDubai } from '#domain/time.ts';
import { notificationMail } from '#server/notifications/actions.ts';
import { quietHoursOf } from '#server/notifications/quiet.ts';
import { type Addressed, addressed, chosen } from '#server/notifications/store.ts';
import { notifications as arabic } from '#server/notifications/text.ar.ts';
import { notifications as english, type Told } from '#server/notifications/text.en.ts';
import { enqueueAt } from '#server/platform/enqueue.ts';
import type { MailContent } from '#server/platform/mail-layout.ts';
import type { Template } from '#server/platform/messages.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const words = { en: english, ar: arabic };

/** Where somebody chooses what reaches them. */
export const choicesPath = '/profile/settings#notifications';

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
    const isFree = endingIn(news.about) === undefined;
    if (isFree && !isWanted({ kind, channel: 'mail' }, await chosen(tx, recipientId))) return;
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
      const { sentences, subjects, open, why, choose } = words[language];
      const title = news.title[language];
      const sentence = sentences[kind](toldIn(language, news.about));
      const at = (place: string) => publicUrl + addressOf(language, place);
      return {
        subject: subjects[kind](title),
        preheader: sentence,
        blocks: [
          { kind: 'heading', text: title },
          { kind: 'paragraph', text: sentence },
          { kind: 'button', label: open, url: at(path) },
        ],
        finePrint: [why, choose(at(choicesPath))],
      };
    },
  };
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
    reason: text('reason'),
    state: text('state'),
    money: endedIn(language, about),
    ask: text('ask'),
    from: dayIn(about.from, language),
    to: dayIn(about.to, language),
    renewsOn: dayIn(about.renewsOn, language),
    renewsFor: sumIn(language, { amount: about.renewsFor, currency: about.currency }),
  };
}

function dayIn(day: unknown, language: Language): string | undefined {
  const read = Day.safeParse(day);
  return read.success ? dateInWords(read.data, language) : undefined;
}

/** What becomes of the money of a request that has ended. */
function endedIn(language: Language, about: Notification['about']): string | undefined {
  const ending = endingIn(about);
  if (!ending) return undefined;
  return linesInWords(matterEndingLines(ending, language), (sum) => moneyIn(language, sum));
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
