import { z } from 'zod';
import { Metadata } from '#server/auth/metadata.ts';

/** Everything the doors need to know that send something to an address, and nothing about its account. */
const asked = {
  /** Exactly one of the two. */
  email: z.string().optional(),
  phone: z.string().optional(),
  challenge: z
    .object({ codeChallenge: z.string(), codeChallengeMethod: z.enum(['s256', 'plain']) })
    .optional(),
  redirectTo: z.string(),
  /** The request it came with, for the log of what happened to the account. */
  origin: z.object({ id: z.string(), ip: z.string() }),
};

export const SignupWish = z.object({
  door: z.literal('signup'),
  /** The account's, should it be a new one. */
  id: z.string(),
  passwordHash: z.string(),
  /** The same for the same password at the same address, and for no other. */
  passwordMark: z.string(),
  data: Metadata,
  ...asked,
});
export type SignupWish = z.infer<typeof SignupWish>;

export const OtpWish = z.object({
  door: z.literal('otp'),
  createUser: z.boolean(),
  data: Metadata,
  ...asked,
});
export type OtpWish = z.infer<typeof OtpWish>;

export const RecoverWish = z.object({ door: z.literal('recover'), ...asked });
export type RecoverWish = z.infer<typeof RecoverWish>;

export const ResendWish = z.object({
  door: z.literal('resend'),
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  ...asked,
});
export type ResendWish = z.infer<typeof ResendWish>;

/** Left behind by every sign-in that was refused, so that each leaves the same. */
export const SignInWish = z.object({
  door: z.literal('sign_in'),
  /** The password was right; what is missing is the confirmation of the address. */
  isRight: z.boolean(),
  ...asked,
});
export type SignInWish = z.infer<typeof SignInWish>;

export const DoorWish = z.discriminatedUnion('door', [
  SignupWish,
  OtpWish,
  RecoverWish,
  ResendWish,
  SignInWish,
]);
export type DoorWish = z.infer<typeof DoorWish>;
/** What somebody asked to be sent, and is told when it comes too soon. */
export type SendWish = Exclude<DoorWish, SignInWish>;
