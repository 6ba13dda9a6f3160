import { codeOf, withTotp } from '#server/auth/factors/testing.ts';
import { ageProofs } from '#server/auth/proof/testing.ts';
import { authClient } from '#server/auth/testing.ts';
import type { Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

/** The client with an authenticator app, signed in with both factors. */
export async function proven(app: TestApp, { email, id }: Person) {
  const auth = authClient(app);
  await auth.signInWithPassword({ email, password: 'camel-train-42' });
  const factor = await withTotp(auth);
  const send = (path: string, body: object, method = 'POST', headers = {}) =>
    app.send(method, `/rest/v1${path}`, {
      headers: {
        authorization: `Bearer ${factor.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const prove = () =>
    auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
  /** As if the code had been typed so many minutes ago. */
  const age = (minutes: number) => ageProofs(app, { id }, minutes);
  return { send, prove, age, token: factor.token };
}
