import { createHash, randomBytes } from 'node:crypto';
import { refuseInput } from '#server/auth/failure.ts';
import { type ClientFields, checkFields } from '#server/auth/oauth/client-fields.ts';
import type { ClientChanges, NewClient, OauthClient } from '#server/auth/oauth/client-store.ts';
import { newId } from '#server/platform/ids.ts';

/** 256 bits of chance: a plain hash of it cannot be guessed back. */
export function newSecret() {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: createHash('sha256').update(secret).digest('base64url') };
}

export function readRegistration(fields: ClientFields): Omit<NewClient, 'secretHash'> {
  checkFields(fields);
  const { client_name: clientName, redirect_uris: redirectUris } = fields;
  if (!clientName) return refuseInput('client_name is required');
  if (!redirectUris) return refuseInput('redirect_uris is required');
  return {
    ...clientTypeOf(fields),
    id: newId(),
    clientName,
    clientUri: fields.client_uri || null,
    logoUri: fields.logo_uri || null,
    registrationType: 'manual',
    redirectUris,
    grantTypes: fields.grant_types ?? ['authorization_code', 'refresh_token'],
    responseTypes: fields.response_types ?? ['code'],
    scope: fields.scope || null,
  };
}

function clientTypeOf({ client_type: type, token_endpoint_auth_method: method }: ClientFields) {
  const isPublic = type ? type === 'public' : method === 'none';
  const clientType: OauthClient['clientType'] = isPublic ? 'public' : 'confidential';
  const usual = isPublic ? 'none' : 'client_secret_basic';
  const tokenEndpointAuthMethod = method || usual;
  requireFitting(clientType, tokenEndpointAuthMethod);
  return { clientType, tokenEndpointAuthMethod };
}

/** A program that can keep no secret is not asked for one, and the other way round. */
function requireFitting(clientType: OauthClient['clientType'], method: string) {
  if ((clientType === 'public') !== (method === 'none'))
    refuseInput(`token_endpoint_auth_method '${method}' does not fit a ${clientType} client`);
}

export function readClientChanges(client: OauthClient, fields: ClientFields): ClientChanges {
  checkFields(fields);
  const changes = {
    clientName: fields.client_name,
    clientUri: fields.client_uri,
    logoUri: fields.logo_uri,
    redirectUris: fields.redirect_uris,
    grantTypes: fields.grant_types,
    responseTypes: fields.response_types,
    tokenEndpointAuthMethod: fields.token_endpoint_auth_method,
    scope: fields.scope,
  };
  const method = changes.tokenEndpointAuthMethod;
  if (typeof method === 'string') requireFitting(client.clientType, method);
  const said = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
  if (said.length === 0) refuseInput('No fields provided for update');
  return Object.fromEntries(said);
}
