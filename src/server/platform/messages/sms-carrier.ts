import type { LetterCarrier } from '#server/platform/messages/carrier.ts';

const patienceMs = 10_000;

/** Hands a text message to the provider's HTTP door: `POST { to, text }` with a bearer token. */
export const smsCarrier = (url: string, token: string | undefined): LetterCarrier => ({
  deliver: async ({ id, recipient, textBody }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // A provider that knows the header takes a message once, even if we crash and ask again.
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: recipient, text: textBody }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => {
      throw new Error('The SMS service cannot be reached.');
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}.`);
  },
});
