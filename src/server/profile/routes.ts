import type { FastifyInstance } from 'fastify';
import { profile } from '#contract/profile.ts';
import { rename } from '#server/auth/actions.ts';
import { serve } from '#server/platform/serve.ts';
import { inNameOf, system } from '#server/platform/sql.ts';
import { type Doors, managerRoutes } from '#server/profile/account-manager.ts';
import { profileOf, saveSection, versionOf } from '#server/profile/sections.ts';
import { accountOf } from '#server/profile/store.ts';
import type { Services } from '#server/services.ts';

/** What a client tells the house about themselves. */
export function profileRoutes(app: FastifyInstance, services: Services, doors: Doors) {
  contactRoutes(app, services, doors);
  sectionRoutes(app, services, doors);
  managerRoutes(app, services, doors);
}

function contactRoutes(app: FastifyInstance, { sql, now }: Services, { client }: Doors) {
  serve(app, profile.read, client, ({ user }) =>
    sql.as(user, async (tx) => {
      const account = await accountOf(tx, user.id);
      return profileOf(tx, user.id, account?.name || user.email);
    }),
  );

  serve(app, profile.contact, client, ({ user, body, request }) =>
    sql.as(user, async (tx) => {
      const { name, ...content } = body;
      const isNew = (await accountOf(tx, user.id))?.name !== name;
      const saved = await saveSection(tx, {
        ...{ clientId: user.id, section: 'contact', content, now: now() },
        version: versionOf(request),
        also: isNew ? ['name'] : [],
      });
      if (isNew) await inNameOf(tx, [system, user], () => rename(tx, user.id, name));
      return { ...saved, content: { name, ...saved.content } };
    }),
  );
}

function sectionRoutes(app: FastifyInstance, { sql, now }: Services, { client }: Doors) {
  serve(app, profile.preferences, client, ({ user, body: content, request }) => {
    const saving = { clientId: user.id, section: 'preferences', content, now: now() } as const;
    return sql.as(user, (tx) => saveSection(tx, { ...saving, version: versionOf(request) }));
  });
  serve(app, profile.emergency, client, ({ user, body: content, request }) => {
    const saving = { clientId: user.id, section: 'emergency', content, now: now() } as const;
    return sql.as(user, (tx) => saveSection(tx, { ...saving, version: versionOf(request) }));
  });
  serve(app, profile.addresses, client, ({ user, body: content, request }) => {
    const saving = { clientId: user.id, section: 'addresses', content, now: now() } as const;
    return sql.as(user, (tx) => saveSection(tx, { ...saving, version: versionOf(request) }));
  });
}
