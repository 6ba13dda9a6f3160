import assert from 'node:assert/strict';
import { z } from 'zod';
import { softwareAuthenticator } from '#server/auth/passkeys/authenticator-testing.ts';
import { authClient, call } from '#server/auth/testing.ts';
import type { TestApp } from '#server/testing.ts';

type Client = ReturnType<typeof authClient>;

const Asked = z.object({
  id: z.string(),
  webauthn: z.object({
    type: z.enum(['create', 'request']),
    credential_options: z.object({ publicKey: z.looseObject({ challenge: z.string() }) }),
  }),
});

/** A security key as a second factor; `show` answers with the token of the raised session. */
export async function withKey(app: TestApp, client: Client, origin: string) {
  const device = softwareAuthenticator({ origin });
  const { data } = await client.getSession();
  const own = data.session?.access_token ?? '';
  const enrolled = await call(app, 'POST /factors', { factor_type: 'webauthn' }, own);
  const at = `/factors/${enrolled.body.id}`;
  const show = async (token: string): Promise<string> => {
    const { body } = await call(app, `POST ${at}/challenge`, {}, token);
    const { id, webauthn } = Asked.parse(body);
    const { type, credential_options } = webauthn;
    const answer = type === 'create' ? device.create : device.get;
    const credential_response = answer(credential_options.publicKey);
    const sent = { challenge_id: id, webauthn: { type, credential_response } };
    const verified = await call(app, `POST ${at}/verify`, sent, token);
    assert.equal(verified.status, 200, verified.text);
    return String(verified.body.access_token);
  };
  return { show, token: await show(own) };
}

interface Held {
  /** Whether the device checks who holds it. */
  isVerified?: boolean;
}

/** A passkey of whoever is signed in; `signIn` opens a session with nothing else. */
export async function withPasskey(client: Client, origin: string, held: Held = {}) {
  const device = softwareAuthenticator({ origin });
  const { data: asked } = await client.passkey.startRegistration();
  assert.ok(asked);
  const credential = device.create(asked.options, held);
  const { error } = await client.passkey.verifyRegistration({
    challengeId: asked.challenge_id,
    credential,
  });
  if (error) throw error;
  const signIn = async (app: TestApp, by: Held = {}): Promise<string> => {
    const auth = authClient(app);
    const { data: begun } = await auth.passkey.startAuthentication();
    assert.ok(begun);
    const shown = device.get(begun.options, by);
    const answer = { challengeId: begun.challenge_id, credential: shown };
    const { data, error: refusal } = await auth.passkey.verifyAuthentication(answer);
    if (refusal) throw new Error(refusal.code);
    return data?.session?.access_token ?? '';
  };
  return { signIn };
}
