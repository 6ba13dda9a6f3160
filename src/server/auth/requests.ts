import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuseAuth } from '#server/auth/failure.ts';
import { checkMetadata, Metadata } from '#server/auth/metadata.ts';

/** What is remembered of whoever asked. */
export interface Client {
  ip: string | null;
  userAgent: string | null;
}

export function clientOf(request: FastifyRequest): Client {
  const agent = request.headers['user-agent'];
  return { ip: addressIn(request), userAgent: agent?.slice(0, 500) ?? null };
}

/** Behind a proxy the address is whatever the header says; an IPv4 one may be written as IPv6. */
export function addressIn(request: { ip: string }): string | null {
  const ip = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(ip) ? ip : null;
}

/** An absent field may also come as null or as an empty text. */
export const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

export const Data = Metadata.nullish().transform((data) => checkMetadata(data ?? {}));

/** The PKCE pair and the captcha's answer, which many bodies carry. */
export const common = {
  code_challenge: Text,
  code_challenge_method: Text,
  gotrue_meta_security: z.object({ captcha_token: Text }).nullish(),
};

export const Common = z.object(common);
export type Common = z.infer<typeof Common>;

/** A body of the wrong shape is as unreadable as one that is no JSON. */
export function readBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): z.infer<Schema> {
  if (request.body === undefined) refuseBody('unexpected end of JSON input');
  const parsed = schema.safeParse(request.body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuseBody(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'wrong type'}`);
}

export const refuseBody = (why: string): never =>
  refuseAuth(400, 'bad_json', `Could not parse request body as JSON: ${why}`);

/** One value of the query; of several the first counts. */
export function queryValue({ query }: FastifyRequest, name: string): string {
  const parsed = z.record(z.string(), z.unknown()).safeParse(query);
  const value = parsed.success ? parsed.data[name] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}
