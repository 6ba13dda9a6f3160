import type { JSONValue } from 'postgres';
import { refuseAuth } from '#server/auth/failure.ts';
import type { Metadata } from '#server/auth/metadata.ts';
import { type ProviderUser, usableEmails } from '#server/auth/providers/user.ts';
import type { Assertion } from '#server/auth/saml/assertion.ts';
import type { AttributeMapping, SsoProvider } from '#server/auth/saml/provider-store.ts';

const subjectAttributes = ['urn:oasis:names:tc:SAML:attribute:subject-id'];

const emailAttributes = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
];

/** Who a company's identity provider says has signed in. */
export function personOf(provider: SsoProvider, assertion: Assertion): ProviderUser {
  const subject = subjectOf(assertion) || refuseUnnamed();
  const claims = mapped(provider.attributeMapping, assertion);
  const said = typeof claims.email === 'string' ? claims.email : emailOf(assertion);
  const emails = usableEmails([{ email: said, isVerified: true }]);
  const { email } = emails[0] ?? refuseUnaddressed();
  const facts = {
    iss: provider.entityId,
    sub: subject,
    email,
    email_verified: true,
    phone_verified: false,
    custom_claims: { ...claims, email },
  };
  return { subject, emails, facts };
}

function refuseUnnamed(): never {
  const words =
    'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user';
  return refuseAuth(400, 'saml_assertion_no_user_id', words);
}

function refuseUnaddressed(): never {
  const words = 'SAML Assertion does not contain an email address';
  return refuseAuth(400, 'saml_assertion_no_email', words);
}

/** A transient name is another one tomorrow. */
function subjectOf(assertion: Assertion): string {
  const [told] = valuesOf(assertion, subjectAttributes);
  return told ?? (assertion.nameIdFormat.endsWith(':transient') ? '' : assertion.nameId);
}

function emailOf(assertion: Assertion): string {
  const [told] = valuesOf(assertion, emailAttributes);
  return told ?? (assertion.nameIdFormat.endsWith(':emailAddress') ? assertion.nameId : '');
}

function valuesOf({ attributes }: Assertion, wanted: string[]): string[] {
  for (const name of wanted) {
    const found = attributes.find(({ names, values }) => names.includes(name) && values.length > 0);
    if (found) return found.values;
  }
  return [];
}

function mapped({ keys = {} }: AttributeMapping, assertion: Assertion): Metadata {
  const claims: Record<string, JSONValue> = {};
  for (const [claim, { name, names = [], array, default: fallback }] of Object.entries(keys)) {
    const values = valuesOf(assertion, name === undefined ? names : [name, ...names]);
    const told = array && values.length > 0 ? values : values[0];
    if (told !== undefined) claims[claim] = told;
    // zod has read it as JSON.
    else if (fallback !== undefined) claims[claim] = fallback as JSONValue;
  }
  return claims;
}
