import { accountOf } from '#server/auth/account.ts';
import { unconfirmedAccount } from '#server/auth/admin/invites.ts';
import { issueToken } from '#server/auth/codes/tokens.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import type { MailPurpose } from '#server/auth/messages/mails.ts';
import { mailPurposes, verifyLink } from '#server/auth/messages/token-messages.ts';
import { type Metadata, mergeMetadata } from '#server/auth/metadata.ts';
import { requireFreeEmail } from '#server/auth/users/address-change.ts';
import { readEmail } from '#server/auth/users/addresses.ts';
import { findByEmail, type User, updateUser } from '#server/auth/users/store.ts';
import { viewUser } from '#server/auth/users/view.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
export type LinkType = (typeof linkTypes)[number];

const purposes: Record<LinkType, MailPurpose> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'emailChangeCurrent',
  email_change_new: 'emailChangeNew',
};

interface AskedLink {
  type: LinkType;
  email: string;
  new_email: string;
  data: Metadata;
  passwordHash: string | null;
  redirectTo: string;
}

/** Makes the token and shows it beside the account, as if it had been mailed. */
export async function linkFor(tx: Sql, services: Services, asked: AskedLink) {
  const { type, redirectTo } = asked;
  const { user, address } = await prepared(tx, services, asked);
  const { kind, linkType = '', sentAt } = mailPurposes[purposes[type]];
  const { otp, link } = await issueToken(tx, services, { userId: user.id, kind, address });
  const now = services.now();
  await updateUser(tx, user.id, { [sentAt]: now, ...(type === 'invite' && { invitedAt: now }) });
  return {
    ...viewUser(await accountOf(tx, user.id)),
    action_link: verifyLink(services.auth, { token: link, type: linkType, redirectTo }),
    email_otp: otp,
    hashed_token: link,
    verification_type: type,
    redirect_to: redirectTo,
  };
}

interface Prepared {
  user: User;
  /** Where the mail would go. */
  address: string;
}

async function prepared(tx: Sql, services: Services, asked: AskedLink): Promise<Prepared> {
  const { type, email } = asked;
  if (type === 'signup' || type === 'invite') return beginning(tx, asked);
  const user = await findByEmail(tx, email);
  if (!user) return refuseAuth(404, 'user_not_found', 'User with this email not found');
  if (type === 'magiclink' || type === 'recovery') return { user, address: email };
  return changing(tx, services, user, asked);
}

/** A repeated sign-up may say more about the account; its password stays. */
async function beginning(tx: Sql, { type, email, data, passwordHash }: AskedLink) {
  const user = await unconfirmedAccount(tx, { email, data, passwordHash });
  const rawUserMetaData = mergeMetadata(user.rawUserMetaData, data);
  if (type === 'signup') await updateUser(tx, user.id, { rawUserMetaData });
  return { user, address: email };
}

async function changing(tx: Sql, { auth }: Services, user: User, asked: AskedLink) {
  const isCurrent = asked.type === 'email_change_current';
  if (isCurrent && !auth.settings.doubleConfirm)
    refuseInput('Enable secure email change to generate link for current email');
  const newEmail = readEmail(asked.new_email);
  await requireFreeEmail(tx, user, newEmail);
  const changed = await updateUser(tx, user.id, { newEmail, emailChangeConfirmations: 0 });
  return { user: changed, address: isCurrent ? asked.email : newEmail };
}
