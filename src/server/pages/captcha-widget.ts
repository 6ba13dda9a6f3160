import type { PageCaptcha } from '#contract/pages/pages.ts';
import type { AuthSettings } from '#server/platform/config/auth.ts';
import type { Guests } from '#server/platform/security-headers.ts';

type Captcha = AuthSettings['captcha'];

const scripts = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
};

const hcaptchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const turnstileHosts = ['https://challenges.cloudflare.com'];

/** As each of them asks for in its own documentation, and nothing more. */
const sources: Record<PageCaptcha['provider'], Guests> = {
  hcaptcha: {
    scripts: hcaptchaHosts,
    styles: hcaptchaHosts,
    connects: hcaptchaHosts,
    frames: hcaptchaHosts,
  },
  turnstile: { scripts: turnstileHosts, styles: [], connects: [], frames: turnstileHosts },
};

/** What a page needs to show the riddle; nothing where the house set none. */
export function captchaWidget(captcha: Captcha): PageCaptcha | undefined {
  const { provider, secret, siteKey, script } = captcha;
  if (!provider || !secret || !siteKey) return undefined;
  return { provider, siteKey, script: script ?? scripts[provider] };
}

/** Whom the policy of our pages lets in for it. */
export function captchaSources(captcha: Captcha): Guests | undefined {
  const widget = captchaWidget(captcha);
  if (!widget) return undefined;
  if (!captcha.script) return sources[widget.provider];
  // A script from elsewhere brings its frame from there as well.
  const elsewhere = [new URL(captcha.script).origin];
  return { scripts: elsewhere, styles: elsewhere, connects: elsewhere, frames: elsewhere };
}
