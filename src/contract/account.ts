import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** A pair of tokens in the words of the sign-in protocol, whose client library takes it as it is. */
export const TokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string() }),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** Shown once; the house keeps nothing it could show them from again. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** As the client typed it: case, blanks and dashes do not count. */
export const RecoveryCode = z.object({ code: z.string().min(1).max(64) });

export const account = {
  createRecoveryCodes: endpoint('POST', '/rest/v1/account/recovery-codes', {
    returns: RecoveryCodes,
    summary: 'Ten fresh recovery codes; all that were given out before end.',
  }),
  useRecoveryCode: endpoint('POST', '/rest/v1/account/recovery-codes/use', {
    body: RecoveryCode,
    returns: TokenAnswer,
    summary: 'A recovery code in place of the second factor; it works once.',
  }),
};
