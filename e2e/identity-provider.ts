import { createServer } from 'node:http';
import { SignJWT } from 'jose';
import { type Company, startCompany } from '#server/auth/saml/testing.ts';
import { addressOf } from './captcha-maker.ts';

export const jwtSecret = 'a secret that only this house and its tests know';

interface IdentityProvider {
  /** Who sits at the browser. */
  email: string;
  close: () => void;
}

/** A company's own sign-in at an address of its own, registered with the house for its domain. */
export async function startIdentityProvider(house: string): Promise<IdentityProvider> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', addressOf(server));
    if (url.pathname !== '/sso') return response.writeHead(404).end();
    const requestId = await company.requestIn(url.href);
    const answer = await company.answer({ requestId, email: provider.email });
    const relay = url.searchParams.get('RelayState') ?? '';
    return response.setHeader('content-type', 'text/html').end(page(company, answer, relay));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider = { email: 'layla@acme.test', close: () => void server.close() };
  const app = { get: (path: string) => readAnswer(`${house}${path}`) };
  const company = await startCompany(app, { signInAt: `${addressOf(server)}/sso` });
  await register(house, company);
  return provider;
}

/** What identity providers really send: a form that the page itself posts to us, from another site. */
const page = ({ acs }: Company, answer: string, relay: string) => `<!doctype html><html lang="en">
<title>Acme</title><body onload="document.forms[0].submit()"><form method="post" action="${acs}">
<input type="hidden" name="SAMLResponse" value="${answer}">
<input type="hidden" name="RelayState" value="${relay}"></form></body></html>`;

async function readAnswer(url: string) {
  const { status, headers, ...answer } = await fetch(url).then(async (given) => ({
    status: given.status,
    headers: given.headers,
    text: await given.text(),
  }));
  return { status, headers, ...answer, body: {} };
}

async function register(house: string, company: Company) {
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(jwtSecret));
  const answer = await fetch(`${house}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'saml',
      metadata_xml: company.metadata,
      domains: ['acme.test'],
      attribute_mapping: { keys: { email: { name: 'mail' } } },
    }),
  });
  if (answer.status !== 201)
    throw new Error(`The house refused the company: ${await answer.text()}`);
}
