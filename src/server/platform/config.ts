import { resolve } from 'node:path';
import { z } from 'zod';
import { type DatabaseAddress, parseDatabaseUrl } from '#server/database/address.ts';

/** Every variable the product reads, its default and its meaning; the README's table is checked against it. */
const variables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4400),
  PUBLIC_URL: webAddress().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_APP_URL: databaseUrl().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  TRUST_PROXY: flag(false),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  METRICS_ADDRESS: hostAndPort().optional(),
  JOBS: flag(true),
  MAIL_FROM: z.string().min(3).default('Rihla <concierge@rihla.example>'),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  SMS_URL: webAddress().optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  CONTACT_PHONE: z.string().min(3).optional(),
  CONTACT_EMAIL: z.email('must be a mail address').optional(),
  SOCIAL_INSTAGRAM: webAddress().optional(),
  SOCIAL_LINKEDIN: webAddress().optional(),
  SOCIAL_X: webAddress().optional(),
  RESERVE_URL: webAddress().optional(),
};

export const variableNames = Object.keys(variables);

const Variables = z.object(variables);

export type Config = ReturnType<typeof readConfig>;

/** A wrong value: the start ends with this sentence and nothing else. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment once. An empty variable counts as one that is not set. */
export function readConfig(environment: Record<string, string | undefined>) {
  const set = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = Variables.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new ConfigError(sentenceFor(parsed.error));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production) requireInProduction(env);
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    dataDir: resolve(env.DATA_DIR),
    database: { owner: env.DATABASE_URL, app: env.DATABASE_APP_URL, pool: env.DATABASE_POOL },
    secretKey: env.SECRET_KEY,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    metrics: env.METRICS_ADDRESS,
    jobs: env.JOBS,
    mail: { from: env.MAIL_FROM, smtpUrl: env.SMTP_URL },
    sms: { url: env.SMS_URL, token: env.SMS_TOKEN },
    contact: { phone: env.CONTACT_PHONE, email: env.CONTACT_EMAIL },
    social: { instagram: env.SOCIAL_INSTAGRAM, linkedin: env.SOCIAL_LINKEDIN, x: env.SOCIAL_X },
    reserveUrl: env.RESERVE_URL,
  };
}

function requireInProduction(env: z.infer<typeof Variables>) {
  for (const name of ['PUBLIC_URL', 'SECRET_KEY'] as const)
    if (env[name] === undefined)
      throw new ConfigError(`${name} must be set when NODE_ENV is production.`);
}

function sentenceFor(error: z.ZodError): string {
  const sentences = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`);
  return sentences.join(' ').replaceAll('..', '.');
}

function flag(byDefault: boolean) {
  const words = { true: true, '1': true, on: true, false: false, '0': false, off: false };
  const sentence = { error: 'must be true or false' };
  return z
    .enum(Object.keys(words) as [keyof typeof words], sentence) // the keys of a literal are its type
    .transform((word) => words[word])
    .default(byDefault);
}

function urlOf(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    );
}

function webAddress() {
  return urlOf(['http:', 'https:'], 'https://rihla.example').transform((text) =>
    text.replace(/\/+$/, ''),
  );
}

function hostAndPort() {
  return z
    .string()
    .regex(/^.+:\d{1,5}$/, 'must be an address such as 127.0.0.1:9400')
    .transform((text) => {
      const colon = text.lastIndexOf(':');
      return { host: text.slice(0, colon), port: Number(text.slice(colon + 1)) };
    });
}

function databaseUrl() {
  return z.string().transform((text, context): DatabaseAddress => {
    try {
      return parseDatabaseUrl(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'it cannot be read';
      context.addIssue(`must be postgres://user:password@host:5432/database (${reason})`);
      return z.NEVER;
    }
  });
}
