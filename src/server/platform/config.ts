import { resolve } from 'node:path';
import { z } from 'zod';
import {
  authSettings,
  authVariables,
  incompleteCaptcha,
  readExternals,
} from '#server/platform/auth-config.ts';
import {
  billingSettings,
  billingVariables,
  incompleteStripe,
} from '#server/platform/billing-config.ts';
import {
  count,
  databaseUrl,
  flag,
  hostAndPort,
  passphrase,
  urlOf,
  webAddress,
} from '#server/platform/config-values.ts';
import {
  incompleteS3,
  storageSettings,
  storageVariables,
} from '#server/platform/storage-config.ts';

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
  SECRET_KEY: passphrase(32).optional(),
  SECRET_KEY_OLD: passphrase(32).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  TRUST_PROXY: flag(false),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  METRICS_ADDRESS: hostAndPort().optional(),
  JOBS: flag(true),
  LIVE_PUBLIC: flag(true),
  LIVE_SOCKETS: z.coerce.number().int().min(1).default(10_000),
  LIVE_SILENCE: z.coerce.number().int().min(1).default(60),
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
  ...storageVariables,
  ...billingVariables,
  CHAT_BASE_URL: webAddress().optional(),
  CHAT_API_KEY: z.string().min(1).optional(),
  CHAT_MODEL: z.string().min(1).optional(),
  CHAT_TIMEOUT: count(20, 1),
  CHAT_PER_MINUTE: count(60, 1),
  CHAT_PER_DAY: count(1000, 1),
  CHAT_MODEL_PER_DAY: count(200),
  ...authVariables,
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
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) set[name] = value;
  const parsed = Variables.safeParse(set);
  if (!parsed.success) throw new ConfigError(sentenceFor(parsed.error));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production) requireInProduction(env);
  const incomplete = incompleteCaptcha(env) ?? incompleteS3(env) ?? incompleteStripe(env);
  if (incomplete) throw new ConfigError(incomplete);
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    dataDir: resolve(env.DATA_DIR),
    database: { owner: env.DATABASE_URL, app: env.DATABASE_APP_URL, pool: env.DATABASE_POOL },
    secretKey: env.SECRET_KEY,
    secretKeyOld: env.SECRET_KEY_OLD,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    metrics: env.METRICS_ADDRESS,
    jobs: env.JOBS,
    live: { public: env.LIVE_PUBLIC, sockets: env.LIVE_SOCKETS, silence: env.LIVE_SILENCE },
    mail: { from: env.MAIL_FROM, smtpUrl: env.SMTP_URL },
    sms: { url: env.SMS_URL, token: env.SMS_TOKEN },
    contact: { phone: env.CONTACT_PHONE, email: env.CONTACT_EMAIL },
    social: { instagram: env.SOCIAL_INSTAGRAM, linkedin: env.SOCIAL_LINKEDIN, x: env.SOCIAL_X },
    reserveUrl: env.RESERVE_URL,
    storage: storageSettings(env),
    billing: billingSettings(env, production),
    chat: {
      baseUrl: env.CHAT_BASE_URL,
      apiKey: env.CHAT_API_KEY,
      model: env.CHAT_MODEL,
      timeout: env.CHAT_TIMEOUT,
      perMinute: env.CHAT_PER_MINUTE,
      perDay: env.CHAT_PER_DAY,
      modelPerDay: env.CHAT_MODEL_PER_DAY,
    },
    auth: authSettings(env, externalsIn(set)),
  };
}

function requireInProduction(env: z.infer<typeof Variables>) {
  for (const name of ['PUBLIC_URL', 'SECRET_KEY'] as const)
    if (env[name] === undefined)
      throw new ConfigError(`${name} must be set when NODE_ENV is production.`);
}

function externalsIn(set: Record<string, string>) {
  try {
    return readExternals(set);
  } catch (error) {
    throw error instanceof z.ZodError ? new ConfigError(sentenceFor(error)) : error;
  }
}

function sentenceFor(error: z.ZodError): string {
  const sentences = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`);
  return sentences.join(' ').replaceAll('..', '.');
}
