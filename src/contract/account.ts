import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Id, Instant } from '#contract/primitives.ts';

/** A pair of tokens in the words of the sign-in protocol, whose client library takes it as it is. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  // Foreign: the protocol says what an account is, and may say more tomorrow.
  user: z.looseObject({ id: z.string() }),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** Shown once; the house keeps nothing it could show them from again. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** As the client typed it: case, blanks and dashes do not count. */
const RecoveryCode = z.object({ code: z.string().min(1).max(64) });

/** What the account has: `params.means` of `fresh_proof_needed` says which. */
export const ProofAsk = z.strictObject({
  password: z.string().max(1000).optional(),
  /** Six digits, sent by the service's own reauthentication. */
  code: z.string().max(64).optional(),
});
export type ProofAsk = z.infer<typeof ProofAsk>;

/** A place somebody is signed in at. */
export const AccountSession = z.object({
  id: Id,
  /** Names that are the same in every language; null where nobody knows one. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: Instant,
  lastUsedAt: Instant,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

/** What happened to an account, in words that the screen knows. */
export const AccountEvent = z.enum([
  'login',
  'logout',
  'session_ended',
  'user_updated_password',
  'user_recovery_requested',
  'passkey_created',
  'passkey_deleted',
  'factor_unenrolled',
  'factor_deleted',
  'factor_verification_failed',
  'recovery_codes_created',
  'recovery_code_used',
  'recovery_code_refused',
  'identity_linked',
  'identity_unlinked',
  'token_revoked',
  'user_signedup',
]);
export type AccountEvent = z.infer<typeof AccountEvent>;

export const AccountActivity = z.object({
  id: Id,
  event: AccountEvent,
  address: z.string().nullable(),
  at: Instant,
});
export type AccountActivity = z.infer<typeof AccountActivity>;

export const account = {
  activity: endpoint('GET', '/rest/v1/account/activity', {
    returns: z.array(AccountActivity),
    summary: 'The last twenty things that happened to the account’s ways in, newest first.',
  }),
  sessions: endpoint('GET', '/rest/v1/account/sessions', {
    returns: z.array(AccountSession),
    summary: 'Where the account is signed in: this session first, then the last used.',
  }),
  endSession: endpoint('DELETE', '/rest/v1/account/sessions/:id', {
    params: ById,
    summary: 'Signs one of the account’s sessions out, at once.',
  }),
  proven: endpoint('GET', '/rest/v1/account/proof', {
    proof: 'fresh',
    summary:
      'Answers only whoever has shown who they are within ten minutes; else by what means to.',
  }),
  prove: endpoint('POST', '/rest/v1/account/proof', {
    body: ProofAsk,
    summary:
      'Shows again who it is, by the password or else a mailed code; good for ten minutes in this session. A second factor is shown at the sign-in service.',
  }),
  createRecoveryCodes: endpoint('POST', '/rest/v1/account/recovery-codes', {
    returns: RecoveryCodes,
    proof: 'fresh',
    summary: 'Ten fresh recovery codes; all that were given out before end.',
  }),
  useRecoveryCode: endpoint('POST', '/rest/v1/account/recovery-codes/use', {
    body: RecoveryCode,
    returns: TokenAnswer,
    summary: 'A recovery code in place of the second factor; it works once.',
  }),
};
