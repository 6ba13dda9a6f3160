import type { Language } from '#contract/primitives.ts';
import type { Auth } from '#server/auth/auth.ts';
import type { TokenKind } from '#server/auth/codes/store.ts';
import { issueToken } from '#server/auth/codes/tokens.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { requireInterval } from '#server/auth/limits/limits.ts';
import { countSend } from '#server/auth/messages/budgets.ts';
import { type MailPurpose, tokenMail, tokenText, wantedText } from '#server/auth/messages/mails.ts';
import { type User, updateUser } from '#server/auth/users/store.ts';
import { Undelivered } from '#server/platform/messages/carrier.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import { mailLanguage } from '#server/platform/messages/language.ts';
import type { Template } from '#server/platform/messages/messages.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Purpose {
  kind: TokenKind;
  /** What the link says it is for; the answer to it must name the same. */
  linkType?: string;
  sentAt:
    | 'confirmationSentAt'
    | 'recoverySentAt'
    | 'emailChangeSentAt'
    | 'phoneChangeSentAt'
    | 'reauthenticationSentAt';
}

/** Recovery and magic link share one slot and one timer, as do confirmation and invitation. */
export const mailPurposes: Record<MailPurpose, Purpose> = {
  signup: { kind: 'confirmation', linkType: 'signup', sentAt: 'confirmationSentAt' },
  invite: { kind: 'confirmation', linkType: 'invite', sentAt: 'confirmationSentAt' },
  magiclink: { kind: 'recovery', linkType: 'magiclink', sentAt: 'recoverySentAt' },
  recovery: { kind: 'recovery', linkType: 'recovery', sentAt: 'recoverySentAt' },
  emailChangeCurrent: {
    kind: 'email_change_current',
    linkType: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
  emailChangeNew: {
    kind: 'email_change_new',
    linkType: 'email_change',
    sentAt: 'emailChangeSentAt',
  },
  reauthentication: { kind: 'reauthentication', sentAt: 'reauthenticationSentAt' },
};

const textPurposes = {
  sms: { kind: 'phone_confirmation', sentAt: 'confirmationSentAt' },
  phoneChange: { kind: 'phone_change', sentAt: 'phoneChangeSentAt' },
  reauthentication: { kind: 'reauthentication', sentAt: 'reauthenticationSentAt' },
} as const satisfies Record<string, Purpose>;

interface MailSending {
  /** As it was before this request: the time of the last send is read from it. */
  user: User;
  purpose: MailPurpose;
  to: string;
  redirectTo: string;
  flowStateId?: string | undefined;
  /** Whoever has the address already gets this and no code; everything else happens alike. */
  instead?: { holder: User; template: Template<MailContent> } | undefined;
}

/** Makes a code, mails it with its link and remembers when. */
export async function mailToken(tx: Sql, services: Services, sending: MailSending): Promise<void> {
  const { user, purpose, to, redirectTo, flowStateId, instead } = sending;
  const { kind, linkType: type, sentAt } = mailPurposes[purpose];
  requireInterval(services, user[sentAt], 'mail');
  // The account first, as everybody locks it who also changes its tokens.
  await updateUser(tx, user.id, { [sentAt]: services.now() });
  await countSend(tx, services, 'mail');
  const issuing = { userId: user.id, kind, address: to, flowStateId };
  const { id, otp, link: token } = await issueToken(tx, services, issuing);
  const link = type && verifyLink(services.auth, { token, type, redirectTo });
  const newAddress = kind === 'email_change_current' ? (user.newEmail ?? undefined) : undefined;
  const own = tokenMail({ purpose, account: user.email ?? '', newAddress, otp, link });
  const { holder: reader, template: said } = instead ?? { holder: user, template: own };
  // Both are sealed, though only one carries a code: they take the same time.
  const template = { ...said, codes: [otp] };
  const language = accountMailLanguage(reader, redirectTo);
  const eventKey = `auth:${purpose}:${id}`;
  await services.messages.queue(tx, { channel: 'mail', to, language, template, eventKey });
}

/** The address in a mail: opening it is the confirmation. */
export function verifyLink(
  { url }: Auth,
  { token, type, redirectTo }: { token: string; type: string; redirectTo: string },
): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${url}/verify?${query}`;
}

interface TextSending {
  user: User;
  purpose: keyof typeof textPurposes;
  to: string;
  /** Whoever has the number already is told so, and gets no code. */
  holder?: User | undefined;
}

/** Makes a code and texts it; test numbers have a fixed one and get no message. */
export async function textToken(tx: Sql, services: Services, sending: TextSending) {
  const { user, purpose, to, holder } = sending;
  const { kind, sentAt } = textPurposes[purpose];
  const fixed = services.auth.settings.sms.testOtps.get(to);
  requireInterval(services, user[sentAt], 'sms');
  await updateUser(tx, user.id, { [sentAt]: services.now() });
  const issuing = { userId: user.id, kind, address: to, otp: fixed };
  const { id, otp } = await issueToken(tx, services, issuing);
  if (!fixed) {
    const template = holder ? wantedText : tokenText(otp);
    const eventKey = `auth:${purpose}:${id}`;
    await text(tx, services, { user: holder ?? user, to, template, eventKey });
    await countSend(tx, services, 'sms');
  }
}

interface CodeText {
  user: User;
  to: string;
  otp: string;
  eventKey: string;
}

/** A code by text message, for whatever asked for it. */
export const textCode = (tx: Sql, services: Services, { otp, ...addressed }: CodeText) =>
  text(tx, services, { ...addressed, template: tokenText(otp) });

type Texting = Omit<CodeText, 'otp'> & { template: Template<string> };

async function text(tx: Sql, services: Services, { user, to, template, eventKey }: Texting) {
  const { messages } = services;
  requireTexting(services);
  const language = accountMailLanguage(user, '');
  try {
    await messages.textNow(tx, { channel: 'sms', to: `+${to}`, language, template, eventKey });
  } catch (error) {
    if (error instanceof Undelivered) refuseText(error.message);
    throw error;
  }
}

/** A house without a way to text anybody says so to everybody. */
export function requireTexting({ config }: Services) {
  if (config.production && !config.sms.url) refuseText('no SMS service is configured');
}

/** Whoever waits for a code must hear at once that none will come. */
function refuseText(why: string): never {
  refuseAuth(422, 'sms_send_failed', `Error sending confirmation OTP to provider: ${why}`);
}

/** The account's own choice, else the language of the page that asked. */
export function accountMailLanguage({ rawUserMetaData }: User, redirectTo: string): Language {
  const path = URL.canParse(redirectTo) ? new URL(redirectTo).pathname : '';
  const page = path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en';
  return mailLanguage(rawUserMetaData.language, page);
}
