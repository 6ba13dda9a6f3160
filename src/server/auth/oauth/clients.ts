import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '#server/auth/admin/user-fields.ts';
import { auditDeed } from '#server/auth/audit.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import { requireAdmin } from '#server/auth/guards/bearer.ts';
import { isUuid } from '#server/auth/guards/bearer-header.ts';
import { ClientFields } from '#server/auth/oauth/client-fields.ts';
import {
  newSecret,
  readClientChanges,
  readRegistration,
} from '#server/auth/oauth/client-registration.ts';
import * as store from '#server/auth/oauth/client-store.ts';
import { readPage, tellPages } from '#server/auth/pagination.ts';
import { readBody } from '#server/auth/requests.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const path = '/admin/oauth/clients';

/** The programs that may be registered to ask for consent, while that is switched on. */
export function oauthClientRoutes(app: FastifyInstance, services: Services) {
  readingRoutes(app, services);
  registrationRoutes(app, services);
  changingRoutes(app, services);
}

function changingRoutes(app: FastifyInstance, services: Services) {
  app.put(`${path}/:id`, (request) =>
    changeClient(services, request, 'oauth_client_updated', async (tx, client) => {
      const changes = readClientChanges(client, readBody(request, ClientFields));
      return viewClient(await store.updateClient(tx, client.id, changes));
    }),
  );

  app.post(`${path}/:id/regenerate_secret`, (request) =>
    changeClient(services, request, 'oauth_client_secret_regenerated', async (tx, client) => {
      if (client.clientType === 'public')
        refuseInput('Cannot regenerate the secret of a public client');
      const { secret, secretHash } = newSecret();
      return viewClient(await store.updateClient(tx, client.id, { secretHash }), secret);
    }),
  );

  app.delete(`${path}/:id`, async (request, reply) => {
    await changeClient(services, request, 'oauth_client_deleted', (tx, { id }) =>
      store.deleteClient(tx, id),
    );
    return reply.status(204).send();
  });
}

function readingRoutes(app: FastifyInstance, services: Services) {
  app.get(path, async (request, reply) => {
    await requireAllowed(services, request);
    const page = readPage(request);
    const { clients, total } = await services.sql.as(system, async (tx) => ({
      clients: await store.listClients(tx, page),
      total: await store.countClients(tx),
    }));
    tellPages(reply, path, page, total);
    return { clients: clients.map((client) => viewClient(client)) };
  });

  app.get(`${path}/:id`, async (request) => {
    await requireAllowed(services, request);
    const id = clientIdOf(request);
    const client = await services.sql.as(system, (tx) => store.findClient(tx, id));
    return viewClient(client ?? refuseUnknown());
  });
}

function registrationRoutes(app: FastifyInstance, services: Services) {
  app.post(path, async (request, reply) => {
    const actorId = await requireAllowed(services, request);
    const asked = readRegistration(readBody(request, ClientFields));
    const { secret, secretHash } = newSecret();
    const isPublic = asked.clientType === 'public';
    const client = await services.sql.as(system, async (tx) => {
      const traits = { client_id: asked.id };
      await auditDeed(tx, 'oauth_client_created', { actorId, request, traits });
      return store.insertClient(tx, { ...asked, secretHash: isPublic ? null : secretHash });
    });
    return reply.status(201).send(viewClient(client, isPublic ? undefined : secret));
  });
}

/** Loads and locks the client a path names, changes it and writes that down, in one transaction. */
async function changeClient<T>(
  services: Services,
  request: FastifyRequest,
  action: string,
  change: (tx: Sql, client: store.OauthClient) => Promise<T>,
): Promise<T> {
  const actorId = await requireAllowed(services, request);
  const id = clientIdOf(request);
  return services.sql.as(system, async (tx) => {
    const client = (await store.findClient(tx, id, { lock: true })) ?? refuseUnknown();
    await auditDeed(tx, action, { actorId, request, traits: { client_id: id } });
    return change(tx, client);
  });
}

async function requireAllowed(services: Services, request: FastifyRequest) {
  const claims = await requireAdmin(services, request);
  if (!services.auth.settings.oauthServer)
    refuseAuth(404, 'feature_disabled', 'OAuth server is disabled');
  return actorOf(claims);
}

function clientIdOf({ params }: FastifyRequest): string {
  const { id } = z.object({ id: z.string() }).parse(params);
  return isUuid(id) ? id : refuseUnknown();
}

const refuseUnknown = (): never =>
  refuseAuth(404, 'oauth_client_not_found', 'OAuth client not found');

/** The secret is shown when it is made and never again. */
function viewClient(client: store.OauthClient, secret?: string) {
  const { clientUri, logoUri, scope } = client;
  return {
    client_id: client.id,
    ...(secret && { client_secret: secret }),
    client_type: client.clientType,
    client_name: client.clientName,
    ...(clientUri && { client_uri: clientUri }),
    ...(logoUri && { logo_uri: logoUri }),
    redirect_uris: client.redirectUris,
    grant_types: client.grantTypes,
    response_types: client.responseTypes,
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    registration_type: client.registrationType,
    ...(scope && { scope }),
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}
