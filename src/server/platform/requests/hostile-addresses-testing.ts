/** What there is to attack beside the endpoints of the contract: the other protocols and the pages. */

const auth = `
  POST /signup email password data phone channel code_challenge code_challenge_method
  POST /token?grant_type=password email phone password
  POST /token?grant_type=refresh_token refresh_token
  POST /token?grant_type=pkce auth_code code_verifier
  POST /token?grant_type=id_token id_token provider nonce access_token
  POST /otp email phone create_user data channel
  POST /magiclink email data
  POST /recover email code_challenge
  POST /resend type email phone
  POST /verify type email phone token token_hash
  GET /verify type token redirect_to
  GET /user
  PUT /user email data nonce phone current_password
  GET /reauthenticate
  GET /settings
  GET /health
  GET /authorize provider redirect_to scopes code_challenge
  GET /callback code state error
  POST /sso domain provider_id redirect_to
  POST /sso/saml/acs SAMLResponse RelayState
  GET /sso/saml/metadata download
  POST /factors factor_type friendly_name issuer phone
  POST /factors/{id}/challenge channel
  POST /factors/{id}/verify challenge_id code webauthn
  DELETE /factors/{id}
  GET /passkeys
  PATCH /passkeys/{id} friendly_name
  DELETE /passkeys/{id}
  POST /passkeys/registration/options friendly_name
  POST /passkeys/registration/verify credential challenge_id
  POST /passkeys/authentication/options email
  POST /passkeys/authentication/verify credential challenge_id
  GET /user/identities/authorize provider
  DELETE /user/identities/{id}
  GET /admin/users page per_page
  POST /admin/users email phone password user_metadata app_metadata email_confirm ban_duration role
  GET /admin/users/{id}
  PUT /admin/users/{id} email password ban_duration user_metadata
  DELETE /admin/users/{id} should_soft_delete
  POST /admin/generate_link type email password new_email redirect_to data
  GET /admin/audit page per_page
  GET /admin/users/{id}/factors
  DELETE /admin/users/{id}/factors/{id}
  GET /admin/sso/providers
  POST /admin/sso/providers type metadata_xml metadata_url domains attribute_mapping
  PUT /admin/sso/providers/{id} metadata_xml domains
  POST /admin/oauth/clients client_name redirect_uris
  POST /invite email data`;

const storage = `
  GET /bucket
  POST /bucket id name public file_size_limit allowed_mime_types
  GET /bucket/{id}
  PUT /bucket/{id} public file_size_limit
  POST /bucket/{id}/empty
  DELETE /bucket/{id}
  POST /object/list/documents prefix limit offset sortBy search
  POST /object/list-v2/documents prefix limit cursor with_delimiter
  POST /object/move bucketId sourceKey destinationKey
  POST /object/copy bucketId sourceKey destinationKey
  POST /object/documents/{id}/{id}
  PUT /object/documents/{id}/{id}
  GET /object/documents/{id}/{id} download
  GET /object/authenticated/documents/{id}/{id}
  GET /object/public/documents/{id}/{id}
  GET /object/info/documents/{id}/{id}
  DELETE /object/documents prefixes
  DELETE /object/documents/{id}
  POST /object/sign/documents/{id} expiresIn transform
  POST /object/sign/documents expiresIn paths
  GET /object/sign/documents/{id} token
  POST /object/upload/sign/documents/{id}
  PUT /object/upload/sign/documents/{id} token
  GET /render/image/authenticated/documents/{id} width height resize quality format
  GET /render/image/public/documents/{id} width height`;

const others = `
  POST /functions/v1/chat-assistant message conversationId persona language history expertToken
  GET /functions/v1/{id}
  POST /functions/v1/{id} message
  POST /realtime/v1/api/broadcast messages
  GET /realtime/v1/{id}
  GET /realtime/v1/websocket vsn apikey
  GET /calendar/{id}
  GET /docs/{id}
  GET /healthz
  GET /{id}
  GET /ar/{id}
  GET /bookings/{id}/{id}
  GET /real-estate/homes/{id}
  GET /vip/venues/{id}
  GET /art/{id}/{id}
  GET /social/{id}
  GET /sitemap.xml
  POST /{id} a`;

export interface Place {
  method: string;
  /** With `{id}` where something stands for it. */
  path: string;
  /** Of the body, or of the query where there is none. */
  names: string[];
}

function placesIn(text: string, base: string): Place[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return lines.map((line) => {
    const [method = '', path = '', ...names] = line.split(' ');
    return { method, path: base + path, names };
  });
}

export const otherPlaces: Place[] = [
  ...placesIn(auth, '/auth/v1'),
  ...placesIn(storage, '/storage/v1'),
  ...placesIn(others, ''),
];
