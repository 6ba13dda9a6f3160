/** A word with one's own account manager: one open conversation, found again as long as it lasts. */
import type { FastifyInstance } from 'fastify';
import { profile } from '#contract/profile/profile.ts';
import { displayName } from '#domain/greeting.ts';
import { accountManager, lookAfter } from '#server/clients/actions.ts';
import { openMatter, tellOwner, writeOn } from '#server/matters/actions.ts';
import { act } from '#server/platform/act.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import { openConversation, remember } from '#server/profile/conversation-store.ts';
import { profileWords } from '#server/profile/words.ts';
import type { Services } from '#server/services.ts';

export interface Guards {
  client: Guard<{
    kind: 'client';
    id: string;
    email: string;
    metadata: Record<string, unknown>;
  }>;
}

export function managerRoutes(app: FastifyInstance, services: Services, { client }: Guards) {
  serve(app, profile.manager, client, ({ user }) =>
    services.sql.as(user, async (tx) => ({
      manager: (await accountManager(tx, user, user.id)) ?? null,
      conversation: (await openConversation(tx, user.id)) ?? null,
    })),
  );

  serve(app, profile.writeToManager, client, (asked) =>
    act(services, profile.writeToManager, asked, async (acting) => {
      const { tx, by } = acting;
      const { id, email, metadata } = by;
      await countRequest(tx, { subject: `manager of ${id}`, most: 60, seconds: 3600 });
      const writer = { ...acting, name: displayName({ email, user_metadata: metadata }, email) };
      const open = await openConversation(tx, id);
      if (open) {
        await writeOn(writer, open.id, { text: asked.body.text, files: [] });
        return open;
      }
      await lookAfter(tx, by, id);
      const owner = await accountManager(tx, by, id);
      const { lang: language } = asked.query;
      const subject = profileWords[language].managerSubject;
      const matter = await openMatter(writer, {
        ...{ clientId: id, language, zone: asked.body.zone },
        form: { kind: 'consultation', subject, notes: asked.body.text },
        ...(owner && { owner }),
      });
      await remember(tx, id, matter.id);
      await tellOwner(tx, matter, { kind: 'client_wrote', key: 'opened' });
      return { id: matter.id, area: matter.area };
    }),
  );
}
