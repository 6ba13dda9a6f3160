import type { FastifyInstance } from 'fastify';
import { profile } from '#contract/profile/profile.ts';
import { rename } from '#server/auth/actions.ts';
import { act } from '#server/platform/act.ts';
import { serve } from '#server/platform/serve.ts';
import { inNameOf, system } from '#server/platform/sql.ts';
import { type Guards, managerRoutes } from '#server/profile/account-manager.ts';
import { profileOf, saveSection } from '#server/profile/sections.ts';
import { accountOf } from '#server/profile/store.ts';
import type { Services } from '#server/services.ts';

/** What a client tells the house about themselves. */
export function profileRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  contactRoutes(app, services, guards);
  sectionRoutes(app, services, guards);
  managerRoutes(app, services, guards);
}

function contactRoutes(app: FastifyInstance, services: Services, { client }: Guards) {
  serve(app, profile.read, client, ({ user }) =>
    services.sql.as(user, async (tx) => {
      const account = await accountOf(tx, user.id);
      return profileOf(tx, user.id, account?.name || user.email);
    }),
  );

  serve(app, profile.contact, client, (asked) =>
    act(services, profile.contact, asked, async (saving) => {
      const { tx, by } = saving;
      const { name, ...content } = asked.body;
      const isNew = (await accountOf(tx, by.id))?.name !== name;
      const also = isNew ? ['name'] : [];
      const saved = await saveSection(saving, { section: 'contact', content, also });
      if (isNew) await inNameOf(tx, [system, by], () => rename(tx, by.id, name));
      return { ...saved, content: { name, ...saved.content } };
    }),
  );
}

function sectionRoutes(app: FastifyInstance, services: Services, { client }: Guards) {
  serve(app, profile.preferences, client, (asked) =>
    act(services, profile.preferences, asked, (saving) =>
      saveSection(saving, { section: 'preferences', content: asked.body }),
    ),
  );
  serve(app, profile.emergency, client, (asked) =>
    act(services, profile.emergency, asked, (saving) =>
      saveSection(saving, { section: 'emergency', content: asked.body }),
    ),
  );
  serve(app, profile.addresses, client, (asked) =>
    act(services, profile.addresses, asked, (saving) =>
      saveSection(saving, { section: 'addresses', content: asked.body }),
    ),
  );
}
