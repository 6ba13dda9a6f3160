import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Signed } from '#server/auth/guards/bearer.ts';
import { Metadata } from '#server/auth/metadata.ts';
import { common, Data, Text } from '#server/auth/requests.ts';

export const UserBody = z.object({
  email: Text,
  phone: Text,
  channel: Text,
  // An empty one is a password too, and a weak one.
  password: z.string().nullish(),
  current_password: Text,
  nonce: Text,
  data: Data,
  app_metadata: Metadata.nullish(),
  ...common,
});
export type UserBody = z.infer<typeof UserBody>;

export interface UserChange {
  signed: Signed;
  body: UserBody;
  request: FastifyRequest;
  password: NewPassword | undefined;
}

export interface NewPassword {
  hash: string;
  /** The code that allowed it, where one was needed. */
  nonceId: string | undefined;
}
