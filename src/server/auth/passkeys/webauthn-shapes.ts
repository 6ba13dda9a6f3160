import { z } from 'zod';

/** A device's public key, as both passkeys and second factors keep it. */
export const Credential = z.object({
  id: z.string(),
  /** Base64url of the COSE key. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
});
export type Credential = z.infer<typeof Credential>;

/** What was asked of a device, kept until its answer comes. */
export const Ceremony = z.object({ type: z.enum(['create', 'request']), challenge: z.string() });
export type Ceremony = z.infer<typeof Ceremony>;

const answer = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

export const Creation = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

export const PasskeyAssertion = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;
