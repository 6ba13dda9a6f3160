import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { SigningSecret } from '#server/platform/config/auth.ts';

/** Long enough for one request; Apple itself would allow half a year. */
const life = '5 minutes';

/**
 * Apple takes no fixed secret but a token that the developer's key has signed. With the key at hand one
 * is made for each request, so that nobody has to renew it by hand twice a year.
 */
export function signedSecret(signing: SigningSecret, audience: string): ClientAuth {
  const { teamId, keyId, privateKey } = signing;
  return async (_server, { client_id: clientId }, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}
