import { generateKeyPairSync } from 'node:crypto';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { Temporal } from 'temporal-polyfill/full';
import { selfSigned } from '#server/auth/saml/certificate.ts';
import { clock } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

export interface Company {
  entityId: string;
  /** Where its answers go. */
  acs: string;
  metadata: string;
  /** Reads our request out of the address we sent the browser to: its id. */
  requestIn(url: string): Promise<string>;
  /** A signed answer, in base64, as the browser would post it. */
  answer(said?: Said): Promise<string>;
}

interface Said {
  requestId?: string;
  nameId?: string;
  nameIdFormat?: string;
  email?: string;
  audience?: string;
  recipient?: string;
  /** Seconds from now at which it ends. */
  life?: number;
}

const emailAttribute = {
  name: 'mail',
  valueTag: 'user.email',
  nameFormat: Constants.namespace.format.unspecified ?? '',
  valueXsiType: 'xs:string',
};

interface Options {
  name?: string;
  isEncrypting?: boolean;
  /** Where it asks people to sign in. */
  signInAt?: string;
}

/** A company with an identity provider of its own, and ours as it knows us. */
export async function startCompany(
  app: Pick<TestApp, 'get'>,
  options: Options = {},
): Promise<Company> {
  setSchemaValidator({ validate: async () => 'not checked here' });
  const { text } = await app.get('/auth/v1/sso/saml/metadata');
  const sp = ServiceProvider({ metadata: text });
  const idp = identityProvider(options);
  const entityId = idp.entityMeta.getEntityID();
  const acs = String(sp.entityMeta.getAssertionConsumerService('post'));
  return {
    entityId,
    acs,
    metadata: idp.getMetadata(),
    requestIn: async (url) => {
      const query = Object.fromEntries(new URL(url).searchParams);
      const octetString = new URL(url).search.slice(1).split('&Signature=')[0] ?? '';
      const request = await idp.parseLoginRequest(sp, 'redirect', { query, octetString });
      return String(request.extract.request?.id);
    },
    answer: async (said = {}) => {
      const own = { entityId, acs, ownEntityId: sp.entityMeta.getEntityID() };
      const fill = (context: string) => filled(context, said, own);
      const made = await idp.createLoginResponse(sp, {} as never, 'post', {}, fill as never);
      return String((made as { context: string }).context); // what the post binding makes
    },
  };
}

function identityProvider({ name = 'acme', isEncrypting = false, signInAt }: Options) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const { redirect } = Constants.namespace.binding;
  return IdentityProvider({
    entityID: `https://idp.${name}.test/metadata`,
    privateKey: pem,
    signingCert: selfSigned(pem, clock()),
    isAssertionEncrypted: isEncrypting,
    wantAuthnRequestsSigned: true,
    nameIDFormat: [Constants.namespace.format.persistent],
    singleSignOnService: [
      { Binding: redirect, Location: signInAt ?? `https://idp.${name}.test/sso` },
    ],
    singleLogoutService: [{ Binding: redirect, Location: `https://idp.${name}.test/out` }],
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context,
      attributes: [emailAttribute],
    },
  });
}

interface Own {
  entityId: string;
  acs: string;
  ownEntityId: string;
}

function filled(context: string, said: Said, own: Own) {
  const now = Temporal.Instant.from(clock()).round('second');
  const end = now.add({ seconds: said.life ?? 120 }).toString();
  const id = `_${crypto.randomUUID()}`;
  const xml = SamlLib.replaceTagsByValue(context, {
    ID: id,
    AssertionID: `_${crypto.randomUUID()}`,
    Destination: own.acs,
    Audience: said.audience ?? own.ownEntityId,
    SubjectRecipient: said.recipient ?? own.acs,
    Issuer: own.entityId,
    IssueInstant: now.toString(),
    StatusCode: Constants.StatusCode.Success,
    ConditionsNotBefore: now.subtract({ seconds: 600 }).toString(),
    ConditionsNotOnOrAfter: end,
    SubjectConfirmationDataNotOnOrAfter: end,
    NameIDFormat: said.nameIdFormat ?? Constants.namespace.format.persistent ?? '',
    NameID: said.nameId ?? 'person-1',
    InResponseTo: said.requestId ?? '',
    AuthnStatement: '',
    attrUserEmail: said.email ?? 'layla@acme.test',
  });
  // What answers no request names none.
  return { id, context: said.requestId ? xml : xml.replaceAll(' InResponseTo=""', '') };
}
