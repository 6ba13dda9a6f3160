import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captchaSources, captchaWidget } from '#server/pages/captcha-widget.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { pagePolicy } from '#server/platform/security-headers.ts';

const withCaptcha = (environment: Record<string, string>) =>
  readConfig({ AUTH_CAPTCHA_SECRET: 'shared', AUTH_CAPTCHA_SITE_KEY: 'public', ...environment })
    .auth.captcha;

/** What the policy has beyond that of a house without a riddle. */
function added(environment: Record<string, string>): string[] {
  const plain = new Set(pagePolicy().split('; '));
  const policy = pagePolicy(undefined, captchaSources(withCaptcha(environment))).split('; ');
  return policy.filter((part) => !plain.has(part)).map((part) => part.replace(/ 'sha256-\S+/, ''));
}

test('a captcha without its site key refuses the start and names what is missing', () => {
  const half = { AUTH_CAPTCHA_PROVIDER: 'turnstile', AUTH_CAPTCHA_SECRET: 'shared' };
  assert.throws(() => readConfig(half), {
    name: 'ConfigError',
    message: /^AUTH_CAPTCHA_SITE_KEY must be set/,
  });
});

test('the policy of pages lets in the hosts that the chosen maker documents, and no others', () => {
  assert.deepEqual(added({}), []);
  assert.deepEqual(added({ AUTH_CAPTCHA_PROVIDER: 'turnstile' }), [
    "script-src 'self' https://challenges.cloudflare.com",
    "frame-src 'self' https://challenges.cloudflare.com",
  ]);
  assert.deepEqual(added({ AUTH_CAPTCHA_PROVIDER: 'hcaptcha' }), [
    "script-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
    "style-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
    "connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
    "frame-src 'self' https://hcaptcha.com https://*.hcaptcha.com",
  ]);
});

test('the page is told the maker, the public key and the script, never the secret', () => {
  assert.deepEqual(captchaWidget(withCaptcha({ AUTH_CAPTCHA_PROVIDER: 'turnstile' })), {
    provider: 'turnstile',
    siteKey: 'public',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  });
  assert.equal(captchaWidget(withCaptcha({})), undefined);
});
