import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { certificate, projectKey, samlKey } from '#server/platform/config/auth-keys.ts';
import {
  commaList,
  count,
  flag,
  hostName,
  urlOf,
  webAddress,
} from '#server/platform/config/values.ts';

const text = () => z.string().min(1).optional();

/** The knobs of the sign-in service: with them every deployment of its protocol can be reproduced. */
export const authVariables = {
  AUTH_EMAIL: flag(true),
  AUTH_PHONE: flag(false),
  AUTH_ANONYMOUS: flag(false),
  AUTH_DISABLE_SIGNUP: flag(false),
  AUTH_AUTOCONFIRM: flag(false),
  AUTH_SMS_AUTOCONFIRM: flag(false),
  AUTH_DOUBLE_CONFIRM: flag(true),
  AUTH_HIDE_ACCOUNTS: flag(true),
  AUTH_MANUAL_LINKING: flag(false),
  AUTH_JWT_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  AUTH_SIGNING_KEYS: text(),
  AUTH_JWT_EXPIRY: count(3600, 1),
  AUTH_ANON_KEY: projectKey('anon').optional(),
  AUTH_SERVICE_KEY: projectKey('service_role').optional(),
  AUTH_URL: webAddress().optional(),
  AUTH_REUSE_INTERVAL: count(10),
  AUTH_SESSION_TIMEBOX: count(0),
  AUTH_SESSION_INACTIVITY: count(0),
  AUTH_SESSION_LOW_AAL: count(0),
  AUTH_SINGLE_SESSION: flag(false),
  AUTH_OTP_EXPIRY: count(3600, 1),
  AUTH_SEND_INTERVAL: count(60),
  AUTH_RATE_LIMITS: flag(true),
  AUTH_MAIL_LIMIT: count(600, 1),
  AUTH_REDIRECT_URLS: commaList().default([]),
  AUTH_PASSWORD_MIN: count(6, 1),
  AUTH_PASSWORD_CHARACTERS: text(),
  AUTH_PASSWORD_DENYLIST: flag(true),
  AUTH_SECURE_PASSWORD_CHANGE: flag(false),
  AUTH_CURRENT_PASSWORD: flag(false),
  AUTH_MFA_TOTP: flag(true),
  AUTH_MFA_PHONE: flag(true),
  AUTH_MFA_WEBAUTHN: flag(true),
  AUTH_PASSKEYS: flag(true),
  AUTH_WEBAUTHN_RP_ID: hostName().optional(),
  AUTH_WEBAUTHN_ORIGINS: commaList().optional(),
  AUTH_OAUTH_SERVER: flag(false),
  AUTH_SAML_ENABLED: flag(false),
  AUTH_SAML_PRIVATE_KEY: samlKey().optional(),
  AUTH_SAML_CERTIFICATE: certificate().optional(),
  AUTH_SAML_ENTITY_ID: text(),
  AUTH_SMS_PROVIDER: z.string().min(1).default('gateway'),
  AUTH_SMS_OTP_EXPIRY: count(60, 1),
  AUTH_SMS_LIMIT: count(120, 1),
  AUTH_SMS_TEST_OTPS: testOtps(),
  AUTH_CAPTCHA_PROVIDER: z.enum(['hcaptcha', 'turnstile']).optional(),
  AUTH_CAPTCHA_SECRET: text(),
  AUTH_CAPTCHA_URL: webAddress().optional(),
  AUTH_CAPTCHA_SITE_KEY: text(),
  AUTH_CAPTCHA_SCRIPT: webAddress().optional(),
};

type Values = z.infer<z.ZodObject<typeof authVariables>>;

export type AuthSettings = ReturnType<typeof authSettings>;

export const authSettings = (env: Values, externals: Record<string, ExternalProvider>) => ({
  ...signIn(env),
  ...sessions(env),
  ...passwords(env),
  sms: {
    provider: env.AUTH_SMS_PROVIDER,
    otpExpiry: env.AUTH_SMS_OTP_EXPIRY,
    perHour: env.AUTH_SMS_LIMIT,
    testOtps: env.AUTH_SMS_TEST_OTPS,
  },
  captcha: {
    provider: env.AUTH_CAPTCHA_PROVIDER,
    secret: env.AUTH_CAPTCHA_SECRET,
    url: env.AUTH_CAPTCHA_URL,
    siteKey: env.AUTH_CAPTCHA_SITE_KEY,
    script: env.AUTH_CAPTCHA_SCRIPT,
  },
  mfa: { totp: env.AUTH_MFA_TOTP, phone: env.AUTH_MFA_PHONE, webauthn: env.AUTH_MFA_WEBAUTHN },
  passkeys: env.AUTH_PASSKEYS,
  webauthn: { rpId: env.AUTH_WEBAUTHN_RP_ID, origins: env.AUTH_WEBAUTHN_ORIGINS },
  oauthServer: env.AUTH_OAUTH_SERVER,
  saml: {
    enabled: env.AUTH_SAML_ENABLED,
    privateKey: env.AUTH_SAML_PRIVATE_KEY,
    certificate: env.AUTH_SAML_CERTIFICATE,
    entityId: env.AUTH_SAML_ENTITY_ID,
  },
  externals,
});

const signIn = (env: Values) => ({
  email: env.AUTH_EMAIL,
  phone: env.AUTH_PHONE,
  anonymous: env.AUTH_ANONYMOUS,
  signupDisabled: env.AUTH_DISABLE_SIGNUP,
  autoconfirm: env.AUTH_AUTOCONFIRM,
  smsAutoconfirm: env.AUTH_SMS_AUTOCONFIRM,
  doubleConfirm: env.AUTH_DOUBLE_CONFIRM,
  hidesAccounts: env.AUTH_HIDE_ACCOUNTS,
  manualLinking: env.AUTH_MANUAL_LINKING,
  redirectUrls: env.AUTH_REDIRECT_URLS,
  otpExpiry: env.AUTH_OTP_EXPIRY,
  sendInterval: env.AUTH_SEND_INTERVAL,
  rateLimits: env.AUTH_RATE_LIMITS,
  mailsPerHour: env.AUTH_MAIL_LIMIT,
});

const sessions = (env: Values) => ({
  jwtSecret: env.AUTH_JWT_SECRET,
  signingKeysFile: env.AUTH_SIGNING_KEYS,
  jwtExpiry: env.AUTH_JWT_EXPIRY,
  anonKey: env.AUTH_ANON_KEY,
  serviceKey: env.AUTH_SERVICE_KEY,
  hostedUrl: env.AUTH_URL,
  reuseInterval: env.AUTH_REUSE_INTERVAL,
  timebox: env.AUTH_SESSION_TIMEBOX,
  inactivity: env.AUTH_SESSION_INACTIVITY,
  lowAal: env.AUTH_SESSION_LOW_AAL,
  singleSession: env.AUTH_SINGLE_SESSION,
});

const passwords = (env: Values) => ({
  passwordMin: env.AUTH_PASSWORD_MIN,
  // Sets are separated by colons, as the protocol's other servers write them.
  passwordCharacters: env.AUTH_PASSWORD_CHARACTERS?.split(':') ?? [],
  passwordDenylist: env.AUTH_PASSWORD_DENYLIST,
  securePasswordChange: env.AUTH_SECURE_PASSWORD_CHANGE,
  currentPasswordRequired: env.AUTH_CURRENT_PASSWORD,
});

/** What is missing, as a sentence: a riddle that no page can show would lock everybody out. */
export function incompleteCaptcha(env: Values): string | undefined {
  const isOn = env.AUTH_CAPTCHA_PROVIDER && env.AUTH_CAPTCHA_SECRET;
  if (!isOn || env.AUTH_CAPTCHA_SITE_KEY) return undefined;
  return 'AUTH_CAPTCHA_SITE_KEY must be set when AUTH_CAPTCHA_PROVIDER and AUTH_CAPTCHA_SECRET are: without it nobody could sign in.';
}

/** `971500000001=123456,…`: numbers whose code is fixed and that get no message. */
function testOtps() {
  return z
    .string()
    .regex(/^\d+=\d{6,10}(,\d+=\d{6,10})*$/, 'must be such as 971500000001=123456')
    .transform((pairs) => new Map(pairs.split(',').map((pair) => twoParts(pair))))
    .default(new Map());
}

function twoParts(pair: string): [string, string] {
  const [phone = '', otp = ''] = pair.split('=');
  return [phone, otp];
}

const External = z
  .object({
    ENABLED: flag(true),
    CLIENT_ID: z.string().default(''),
    SECRET: z.string().default(''),
    // As written: to some issuers the slash at the end is part of the name.
    ISSUER: urlOf(['http:', 'https:'], 'https://accounts.example.com').optional(),
    SCOPES: z.string().default(''),
    // In place of a secret, for Apple: what signs one.
    TEAM_ID: text(),
    KEY_ID: text(),
    PRIVATE_KEY: privateKey().optional(),
  })
  .refine(({ TEAM_ID, KEY_ID, PRIVATE_KEY }) => !TEAM_ID === !KEY_ID && !KEY_ID === !PRIVATE_KEY, {
    path: ['PRIVATE_KEY'],
    message: 'needs TEAM_ID and KEY_ID beside it',
  });

/** PEM, whose lines may also be divided by a written `\\n`. */
function privateKey() {
  return z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, 'must be a private key in PEM');
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

export interface SigningSecret {
  teamId: string;
  keyId: string;
  /** PEM. */
  privateKey: string;
}

export type ExternalProvider = ReturnType<typeof externalProvider>;

const externalName =
  /^AUTH_EXTERNAL_([A-Z0-9_]+?)_(ENABLED|CLIENT_ID|SECRET|ISSUER|SCOPES|TEAM_ID|KEY_ID|PRIVATE_KEY)$/;

/** Providers are named by their variables: `AUTH_EXTERNAL_GOOGLE_CLIENT_ID` is Google's. */
export function readExternals(environment: Record<string, string>) {
  const found: Record<string, Record<string, string>> = {};
  for (const [variable, value] of Object.entries(environment)) {
    const [, provider, part] = externalName.exec(variable) ?? [];
    if (provider && part) found[provider] = { ...found[provider], [part]: value };
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, parts]) => [
      name.toLowerCase(),
      externalProvider(name, parts),
    ]),
  );
}

function externalProvider(name: string, parts: Record<string, string>) {
  const parsed = External.safeParse(parts);
  if (!parsed.success) throw underItsName(parsed.error, `AUTH_EXTERNAL_${name}`);
  const { ENABLED, CLIENT_ID, SECRET, ISSUER, SCOPES } = parsed.data;
  return {
    enabled: ENABLED,
    clientId: CLIENT_ID,
    secret: SECRET,
    issuer: ISSUER,
    scopes: SCOPES.split(/[\s,]+/).filter((scope) => scope !== ''),
    signing: signingSecret(parsed.data),
  };
}

function signingSecret(parts: z.infer<typeof External>): SigningSecret | undefined {
  const { TEAM_ID: teamId, KEY_ID: keyId, PRIVATE_KEY: privateKey } = parts;
  if (!teamId || !keyId || !privateKey) return undefined;
  return { teamId, keyId, privateKey };
}

const underItsName = ({ issues }: z.ZodError, prefix: string) =>
  new z.ZodError(
    issues.map((issue) => ({ ...issue, path: [`${prefix}_${issue.path.join('.')}`] })),
  );
