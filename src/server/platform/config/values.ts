import { z } from 'zod';
import { type DatabaseAddress, parseDatabaseUrl } from '#server/database/address.ts';

/** How single values of the configuration are written. */

export const flag = (byDefault: boolean) => yesOrNo().default(byDefault);

/** For what depends on something else when nobody says. */
export function yesOrNo() {
  const words = { true: true, '1': true, on: true, false: false, '0': false, off: false };
  const sentence = { error: 'must be true or false' };
  return z
    .enum(Object.keys(words) as [keyof typeof words], sentence) // the keys of a literal are its type
    .transform((word) => words[word]);
}

/** A number of seconds, requests or characters, written in digits and nothing else. */
export function count(byDefault: number, least = 0, most = Number.MAX_SAFE_INTEGER) {
  const isBounded = most < Number.MAX_SAFE_INTEGER;
  const sentence = `must be a whole number from ${least} ${isBounded ? `to ${most}` : 'on'}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, sentence)
    .transform(Number)
    .refine((number) => number >= least && number <= most, sentence)
    .default(byDefault);
}

/** Separated by commas. */
export const commaList = () =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''));

/** Taken as it stands: commas and spaces are part of it. */
export const passphrase = (least: number) =>
  z.string().min(least, `must be at least ${least} characters long`);

export const urlOf = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    );

export const webAddress = () =>
  urlOf(['http:', 'https:'], 'https://rihla.example').transform((text) =>
    text.replace(/(?<!\/)\/+$/, ''),
  );

export const hostAndPort = () =>
  z
    .string()
    .regex(/^.+:\d{1,5}$/, 'must be an address such as 127.0.0.1:9400')
    .transform((text) => {
      const colon = text.lastIndexOf(':');
      return { host: text.slice(0, colon), port: Number(text.slice(colon + 1)) };
    });

export const databaseUrl = () =>
  z.string().transform((text, context): DatabaseAddress => {
    try {
      return parseDatabaseUrl(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'it cannot be read';
      context.addIssue(`must be postgres://user:password@host:5432/database (${reason})`);
      return z.NEVER;
    }
  });

/** `Rihla <concierge@rihla.example>`, or the address alone. */
export function mailSender() {
  const address = /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
  return z.string().regex(address, 'must be a sender such as Rihla <concierge@rihla.example>');
}

export const hostName = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be the name of a host such as rihla.example');
