import { z } from 'zod';
import { refuseAuth } from '#server/auth/failure.ts';
import type { Common } from '#server/auth/requests.ts';
import type { Services } from '#server/services.ts';

const addresses = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

const Verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
});

const patienceMs = 10_000;

/** Asks the captcha's maker whether its riddle was solved; nothing to do where none is configured. */
export async function requireCaptcha(
  { auth }: Services,
  { gotrue_meta_security: security }: Pick<Common, 'gotrue_meta_security'>,
) {
  const { provider, secret, url } = auth.settings.captcha;
  if (!provider || !secret) return;
  const response = security?.captcha_token ?? '';
  if (response === '') refuseCaptcha('no captcha_token found');
  const verdict = await ask(url ?? addresses[provider], { secret, response });
  if (!verdict) refuseAuth(500, 'unexpected_failure', 'captcha verification process failed');
  if (!verdict.success) refuseCaptcha((verdict['error-codes'] ?? []).join(', '));
}

const refuseCaptcha = (why: string): never =>
  refuseAuth(400, 'captcha_failed', `captcha protection: request disallowed (${why})`);

/** Nothing when the service is away: then nobody can be let in, but it is not their fault. */
async function ask(url: string, form: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(patienceMs),
    });
    return Verdict.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
}
