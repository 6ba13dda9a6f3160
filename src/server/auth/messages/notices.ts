import type { FastifyRequest } from 'fastify';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { deviceOf } from '#domain/devices.ts';
import { whenInDubai } from '#domain/time.ts';
import { accountMailLanguage } from '#server/auth/messages/token-messages.ts';
import { clientOf } from '#server/auth/requests.ts';
import { auth as arabic } from '#server/auth/text.ar.ts';
import { auth as english } from '#server/auth/text.en.ts';
import type { User } from '#server/auth/users/store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Fact, MailContent } from '#server/platform/messages/content.ts';
import type { Template } from '#server/platform/messages/messages.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type NoticeKind = keyof typeof english.notices;

interface Happening {
  /** As the account was before: who must know is whoever had it then. */
  user: User;
  kind: NoticeKind;
  /** What it was about, such as the new address or the name of a provider. */
  detail?: string | undefined;
  /** Whose doing it was, where it came straight from a browser. */
  request?: FastifyRequest;
}

/**
 * Tells an account's owner that a way in has changed, with the change itself or not at all. It counts
 * against no limit: whoever floods the house with mails must not keep this one from leaving. Who has
 * no mail address is texted.
 */
export async function giveNotice(tx: Sql, services: Services, happening: Happening) {
  const { user, kind } = happening;
  const language = accountMailLanguage(user, '');
  const told = { language, eventKey: `notice:${kind}:${newId()}` };
  // An address nobody confirmed may be a stranger's.
  if (user.email && user.emailConfirmedAt !== null) {
    const template = noticeMail(services, happening);
    await services.messages.queue(tx, { channel: 'mail', to: user.email, template, ...told });
  } else if (user.phone && user.phoneConfirmedAt !== null && canText(services)) {
    const template = noticeText(services, kind);
    await services.messages.queue(tx, { channel: 'sms', to: `+${user.phone}`, template, ...told });
  }
}

const canText = ({ config }: Services) => !config.production || config.sms.url !== undefined;

function noticeText({ publicUrl }: Services, kind: NoticeKind): Template<string> {
  return {
    name: `notice-${kind}`,
    write: (language) => {
      const { notices, noticeParts } = { en: english, ar: arabic }[language];
      const { subject, otherwise } = { ...noticeParts, ...notices[kind] };
      const url = publicUrl + addressOf(language, '/profile/security');
      return `${subject}. ${otherwise} ${url}`;
    },
  };
}

export function noticeMail(
  services: Pick<Services, 'now' | 'publicUrl'>,
  happening: Happening,
): Template<MailContent> {
  const now = services.now();
  return {
    name: `notice-${happening.kind}`,
    write: (language) => {
      const { notices, noticeParts } = { en: english, ar: arabic }[language];
      const { subject, text, ...own } = notices[happening.kind];
      const parts = { ...noticeParts, ...own };
      const url = services.publicUrl + addressOf(language, '/profile/security');
      return {
        subject,
        preheader: text,
        blocks: [
          { kind: 'heading', text: subject },
          { kind: 'paragraph', text },
          { kind: 'facts', facts: factsOf(happening, now, language) },
          { kind: 'paragraph', text: parts.otherwise },
          { kind: 'button', label: parts.button, url },
        ],
        why: parts.why,
      };
    },
  };
}

function factsOf({ user, detail, request }: Happening, now: string, language: Language): Fact[] {
  const { noticeParts: parts } = { en: english, ar: arabic }[language];
  const { ip, userAgent } = request ? clientOf(request) : { ip: null, userAgent: null };
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter((name) => name !== null).join(', ');
  const facts = [
    { label: parts.account, value: user.email },
    { label: parts.detail, value: detail },
    { label: parts.when, value: parts.inDubai(whenInDubai(now, language)) },
    { label: parts.device, value: device },
    { label: parts.address, value: ip },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
