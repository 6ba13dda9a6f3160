import type { Account } from '#server/auth/account.ts';
import type { Factor } from '#server/auth/factors/store.ts';
import type { Passkey } from '#server/auth/passkeys/store.ts';
import type { Identity } from '#server/auth/providers/identity-store.ts';
import type { User } from '#server/auth/users/store.ts';

/** What the protocol shows of an account. Its optional fields are absent, never null. */
export const viewUser = ({ user, identities, factors }: Account) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  ...given(momentsOf(user)),
  ...given({ new_email: user.newEmail, new_phone: user.newPhone }),
  app_metadata: user.rawAppMetaData,
  user_metadata: user.rawUserMetaData,
  ...(factors.length > 0 && { factors: factors.map(viewFactor) }),
  identities: identities.map(viewIdentity),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: user.isAnonymous,
});

const momentsOf = (user: User) => ({
  email_confirmed_at: user.emailConfirmedAt,
  phone_confirmed_at: user.phoneConfirmedAt,
  confirmed_at: earlier(user.emailConfirmedAt, user.phoneConfirmedAt),
  confirmation_sent_at: user.confirmationSentAt,
  recovery_sent_at: user.recoverySentAt,
  email_change_sent_at: user.emailChangeSentAt,
  phone_change_sent_at: user.phoneChangeSentAt,
  reauthentication_sent_at: user.reauthenticationSentAt,
  invited_at: user.invitedAt,
  last_sign_in_at: user.lastSignInAt,
  banned_until: user.bannedUntil,
  deleted_at: user.deletedAt,
});

/** Moments are all written alike, so the earlier one is also the smaller text. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function given(fields: Record<string, string | null>): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== null) set[name] = value;
  return set;
}

function viewIdentity(identity: Identity) {
  const { email } = identity.identityData;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt ?? identity.createdAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
    ...(typeof email === 'string' && { email }),
  };
}

export const viewFactor = (factor: Factor) => ({
  id: factor.id,
  ...given({ friendly_name: factor.friendlyName }),
  factor_type: factor.factorType,
  status: factor.status,
  phone: factor.phone,
  last_challenged_at: factor.lastChallengedAt,
  created_at: factor.createdAt,
  updated_at: factor.updatedAt,
});

export const viewPasskey = ({ id, friendlyName, createdAt, lastUsedAt }: Passkey) => ({
  id,
  ...given({ friendly_name: friendlyName }),
  created_at: createdAt,
  ...given({ last_used_at: lastUsedAt }),
});
