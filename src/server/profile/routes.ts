import type { FastifyInstance } from 'fastify';
import { managerContact } from '#contract/profile/account-manager.ts';
import { profile } from '#contract/profile/profile.ts';
import { displayName } from '#domain/greeting.ts';
import { renameUser } from '#server/auth/actions.ts';
import { accountManager, lookAfter } from '#server/clients/actions.ts';
import { writeToHouse } from '#server/matters/messages/messages.ts';
import { notifyOwner } from '#server/matters/notices.ts';
import { openMatter } from '#server/matters/submission.ts';
import { serveActs } from '#server/platform/act.ts';
import type { Guards } from '#server/platform/guards.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { serve } from '#server/platform/serve.ts';
import { inNameOf, system } from '#server/platform/sql.ts';
import { openConversation, rememberConversation } from '#server/profile/conversation-store.ts';
import { profileOf, saveSection } from '#server/profile/sections.ts';
import { profileAccount } from '#server/profile/store.ts';
import { profileWords } from '#server/profile/words.ts';
import type { Services } from '#server/services.ts';

/** What a client tells the house about themselves. */
export function profileRoutes(app: FastifyInstance, services: Services, guards: ProfileGuards) {
  contactRoutes(app, services, guards);
  sectionRoutes(app, services, guards);
  managerRoutes(app, services, guards);
}

function contactRoutes(app: FastifyInstance, services: Services, { client }: ProfileGuards) {
  const change = serveActs(app, services);
  serve(app, profile.read, client, ({ user }) =>
    services.sql.as(user, async (tx) => {
      const account = await profileAccount(tx, user.id);
      return profileOf(tx, user.id, account?.name || user.email);
    }),
  );

  change(profile.contact, client, async (saving, asked) => {
    const { tx, by } = saving;
    const { name, ...content } = asked.body;
    const isNew = (await profileAccount(tx, by.id))?.name !== name;
    const also = isNew ? ['name'] : [];
    const saved = await saveSection(saving, { section: 'contact', content, also });
    if (isNew) await inNameOf(tx, [system, by], () => renameUser(tx, by.id, name));
    return { ...saved, content: { name, ...saved.content } };
  });
}

function sectionRoutes(app: FastifyInstance, services: Services, { client }: ProfileGuards) {
  const change = serveActs(app, services);
  change(profile.preferences, client, (saving, asked) =>
    saveSection(saving, { section: 'preferences', content: asked.body }),
  );
  change(profile.emergency, client, (saving, asked) =>
    saveSection(saving, { section: 'emergency', content: asked.body }),
  );
  change(profile.addresses, client, (saving, asked) =>
    saveSection(saving, { section: 'addresses', content: asked.body }),
  );
}

/** A word with one's own account manager: one open conversation, found again as long as it lasts. */
type ProfileGuards = Guards<{
  kind: 'client';
  id: string;
  email: string;
  metadata: Record<string, unknown>;
}>;

function managerRoutes(app: FastifyInstance, services: Services, { client }: ProfileGuards) {
  const change = serveActs(app, services);
  serve(app, managerContact.read, client, ({ user }) =>
    services.sql.as(user, async (tx) => ({
      manager: (await accountManager(tx, user, user.id)) ?? null,
      conversation: (await openConversation(tx, user.id)) ?? null,
    })),
  );

  change(managerContact.write, client, async (acting, asked) => {
    const { tx, by } = acting;
    const { id, email, metadata } = by;
    await countRequest(tx, { subject: `manager of ${id}`, most: 60, seconds: 3600 });
    const writer = { ...acting, name: displayName({ email, user_metadata: metadata }, email) };
    const open = await openConversation(tx, id);
    if (open) {
      await writeToHouse(writer, open.id, { text: asked.body.text, files: [] });
      return open;
    }
    await lookAfter(tx, by, id);
    const owner = await accountManager(tx, by, id);
    const { lang: language } = asked.query;
    const subject = profileWords[language].managerSubject;
    const matter = await openMatter(writer, {
      clientId: id,
      language,
      zone: asked.body.zone,
      form: { kind: 'consultation', subject, notes: asked.body.text },
      ...(owner && { owner }),
    });
    await rememberConversation(tx, id, matter.id);
    await notifyOwner(tx, matter, { kind: 'client_wrote', key: 'opened' });
    return { id: matter.id, area: matter.area };
  });
}
