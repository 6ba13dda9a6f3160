import { resolve } from 'node:path';
import { z } from 'zod';
import {
  authSettings,
  authVariables,
  incompleteCaptcha,
  readExternals,
} from '#server/platform/config/auth.ts';
import { mixedUpKeys } from '#server/platform/config/auth-keys.ts';
import {
  billingSettings,
  billingVariables,
  incompleteStripe,
} from '#server/platform/config/billing.ts';
import {
  incompleteS3,
  storageSettings,
  storageVariables,
} from '#server/platform/config/storage.ts';
import {
  count,
  databaseUrl,
  flag,
  hostAndPort,
  mailSender,
  passphrase,
  urlOf,
  webAddress,
  yesOrNo,
} from '#server/platform/config/values.ts';
import {
  incompleteWallet,
  walletSettings,
  walletVariables,
} from '#server/platform/config/wallet.ts';
import { trustProxy } from '#server/platform/requests/proxies.ts';

/** Every variable the product reads, its default and its meaning; the README's table is checked against it. */
const variables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  ALLOW_OPEN_DEVELOPMENT: flag(false),
  PORT: count(4400, 0, 65_535),
  PUBLIC_URL: webAddress().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_APP_URL: databaseUrl().optional(),
  DATABASE_POOL: count(10, 2, 200),
  SECRET_KEY: passphrase(32).optional(),
  SECRET_KEY_OLD: passphrase(32).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  TRUST_PROXY: trustProxy(),
  RATE_LIMIT: count(600, 1),
  METRICS_ADDRESS: hostAndPort().optional(),
  JOBS: flag(true),
  DEMO_HOUSEHOLD: yesOrNo().optional(),
  LIVE_PUBLIC: yesOrNo().optional(),
  LIVE_SOCKETS: count(10_000, 1),
  LIVE_SILENCE: count(60, 1),
  MAIL_FROM: mailSender().default('Rihla <concierge@rihla.example>'),
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
  ...walletVariables,
  CHAT_BASE_URL: webAddress().optional(),
  CHAT_API_KEY: z.string().min(1).optional(),
  CHAT_MODEL: z.string().min(1).optional(),
  CHAT_TIMEOUT: count(20, 1),
  CHAT_SILENCE: count(6, 1),
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
  else requireClosed(env);
  const incomplete =
    incompleteCaptcha(env) ??
    mixedUpKeys(env) ??
    incompleteS3(env) ??
    incompleteStripe(env) ??
    incompleteWallet(env);
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
    /** Tests of the demo accounts begin with empty ones. */
    demoHousehold: env.DEMO_HOUSEHOLD ?? env.NODE_ENV === 'development',
    live: {
      // The product's own rooms are private; a house that runs for real opens no others unasked.
      public: env.LIVE_PUBLIC ?? !production,
      sockets: env.LIVE_SOCKETS,
      silence: env.LIVE_SILENCE,
    },
    mail: { from: env.MAIL_FROM, smtpUrl: env.SMTP_URL },
    sms: { url: env.SMS_URL, token: env.SMS_TOKEN },
    contact: { phone: env.CONTACT_PHONE, email: env.CONTACT_EMAIL },
    social: { instagram: env.SOCIAL_INSTAGRAM, linkedin: env.SOCIAL_LINKEDIN, x: env.SOCIAL_X },
    reserveUrl: env.RESERVE_URL,
    storage: storageSettings(env),
    billing: billingSettings(env, production),
    wallet: walletSettings(env),
    chat: {
      baseUrl: env.CHAT_BASE_URL,
      apiKey: env.CHAT_API_KEY,
      model: env.CHAT_MODEL,
      timeout: env.CHAT_TIMEOUT,
      silence: env.CHAT_SILENCE,
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

/** Demo accounts, whose password is printed, and everybody's mail are for this machine alone. */
function requireClosed(env: z.infer<typeof Variables>) {
  const { NODE_ENV, HOST, PUBLIC_URL, ALLOW_OPEN_DEVELOPMENT: isMeant } = env;
  if (isMeant) return;
  if (!isThisMachine(HOST)) refuseOpen('HOST', HOST);
  // Behind a proxy it listens to this machine alone and is seen by the world; a test is given any name.
  if (NODE_ENV === 'test' || PUBLIC_URL === undefined) return;
  if (!isThisMachine(new URL(PUBLIC_URL).hostname)) refuseOpen('PUBLIC_URL', PUBLIC_URL);
}

const isThisMachine = (host: string): boolean =>
  /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);

function refuseOpen(name: string, value: string): never {
  throw new ConfigError(
    `${name}: ${value} would show the demo accounts and everybody's mail (/outbox) to the network. Set NODE_ENV=production, or ALLOW_OPEN_DEVELOPMENT=true where that is meant.`,
  );
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
