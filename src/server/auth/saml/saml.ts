import { randomUUID } from 'node:crypto';
import type { SAML } from '@node-saml/node-saml';
import type { Auth } from '#server/auth/auth.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { loadSaml } from '#server/auth/libraries.ts';
import { type Assertion, readAssertion } from '#server/auth/saml/assertion.ts';
import { readMetadata } from '#server/auth/saml/idp-metadata.ts';
import type { SamlKeys } from '#server/auth/saml/keys.ts';
import type { SsoProvider } from '#server/auth/saml/provider-store.ts';
import type { Services } from '#server/services.ts';

/** How far two honest clocks may be apart. */
const skewSeconds = 60;

const acsUrl = ({ url }: Auth) => `${url}/sso/saml/acs`;

const ownEntityId = ({ url, settings }: Auth) =>
  settings.saml.entityId ?? `${url}/sso/saml/metadata`;

export const requireSaml = ({ saml }: Auth): SamlKeys =>
  saml ?? refuseAuth(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');

interface Conversation {
  requestId: string;
  idp: { entryPoint: string; certificates: string[] };
  nameIdFormat: string | null;
}

async function samlFor(auth: Auth, conversation: Conversation): Promise<SAML> {
  const { privateKey, certificate } = requireSaml(auth);
  const { requestId, idp, nameIdFormat } = conversation;
  const library = await loadSaml();
  return new library.SAML({
    callbackUrl: acsUrl(auth),
    issuer: ownEntityId(auth),
    audience: ownEntityId(auth),
    entryPoint: idp.entryPoint,
    idpCert: idp.certificates,
    privateKey,
    publicCert: certificate,
    decryptionPvk: privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    acceptedClockSkewMs: skewSeconds * 1000,
    identifierFormat: nameIdFormat,
    // How people prove themselves is the company's own business.
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    // Either the whole answer or the assertion in it is signed; without any signature it is refused.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
  });
}

/** Where the browser goes with our request, and the request's name. */
export async function requestTo(auth: Auth, provider: SsoProvider, relayState: string) {
  // A name in XML does not begin with a digit.
  const requestId = `id-${randomUUID()}`;
  const idp = await readMetadata(provider.metadataXml);
  const saml = await samlFor(auth, { requestId, idp, nameIdFormat: provider.nameIdFormat });
  return { requestId, url: await saml.getAuthorizeUrlAsync(relayState, undefined, {}) };
}

/** Checks an answer completely, but for whether it was used before. */
export async function readAnswer(
  { auth, now }: Services,
  provider: SsoProvider,
  answer: { encoded: string; requestId: string | undefined },
): Promise<Assertion> {
  const { encoded, requestId } = answer;
  const idp = await readMetadata(provider.metadataXml);
  const saml = await samlFor(auth, { requestId: '', idp, nameIdFormat: null });
  try {
    refuseWeakness(encoded);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: encoded });
    return readAssertion(profile?.getAssertion?.(), {
      issuer: provider.entityId,
      recipient: acsUrl(auth),
      requestId,
      skewSeconds,
      now: now(),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be read';
    return refuseAuth(400, 'validation_failed', `SAML Assertion is not valid: ${why}`);
  }
}

/** SHA-1 can be forged, and a document with entities of its own can read as two documents. */
function refuseWeakness(encoded: string) {
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('it declares entities');
  if (/xmldsig#(rsa|dsa|hmac)-sha1/i.test(xml)) throw new Error('its signature is too weak');
}

export async function ownMetadata(auth: Auth): Promise<string> {
  const { privateKey, certificate } = requireSaml(auth);
  const { generateServiceProviderMetadata } = await loadSaml();
  return generateServiceProviderMetadata({
    issuer: ownEntityId(auth),
    callbackUrl: acsUrl(auth),
    privateKey,
    publicCerts: certificate,
    decryptionPvk: privateKey,
    decryptionCert: certificate,
    identifierFormat: null,
    wantAssertionsSigned: true,
  });
}
