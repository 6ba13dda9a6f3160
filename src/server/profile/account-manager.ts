/** A word with one's own account manager: one open conversation, found again as long as it lasts. */
import type { FastifyInstance } from 'fastify';
import { profile } from '#contract/profile.ts';
import { displayName } from '#domain/greeting.ts';
import { accountManager, lookAfter } from '#server/clients/actions.ts';
import { openMatter, tellOwner, writeOn } from '#server/matters/actions.ts';
import { once } from '#server/platform/idempotency.ts';
import { countRequest } from '#server/platform/request-limits.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import { openConversation, remember } from '#server/profile/conversation-store.ts';
import { profileWords } from '#server/profile/words.ts';
import type { Services } from '#server/services.ts';

export interface Doors {
  client: Guard<{
    kind: 'client';
    id: string;
    email: string;
    metadata: Record<string, unknown>;
  }>;
}

export function managerRoutes(app: FastifyInstance, services: Services, { client }: Doors) {
  const { sql, catalogue, config, now } = services;

  serve(app, profile.manager, client, ({ user }) =>
    sql.as(user, async (tx) => ({
      manager: (await accountManager(tx, user, user.id)) ?? null,
      conversation: (await openConversation(tx, user.id)) ?? null,
    })),
  );

  serve(app, profile.writeToManager, client, async ({ user, query, body, request }) => {
    const snapshot = await catalogue.current();
    const route = profile.writeToManager.path;
    const attempt = { user, route, key: request.headers['idempotency-key'], body };
    const name = displayName({ email: user.email, user_metadata: user.metadata }, user.email);
    return sql.as(user, (tx) =>
      once(tx, attempt, async () => {
        await countRequest(tx, { subject: `manager of ${user.id}`, most: 60, seconds: 3600 });
        const acting = { tx, config, snapshot, now: now(), by: user, name };
        const open = await openConversation(tx, user.id);
        if (open) {
          await writeOn(acting, open.id, { text: body.text, files: [] });
          return open;
        }
        await lookAfter(tx, user, user.id);
        const owner = await accountManager(tx, user, user.id);
        const subject = profileWords[query.lang].managerSubject;
        const matter = await openMatter(acting, {
          ...{ clientId: user.id, language: query.lang, zone: body.zone },
          form: { kind: 'consultation', subject, notes: body.text },
          ...(owner && { owner }),
        });
        await remember(tx, user.id, matter.id);
        await tellOwner(tx, matter, { kind: 'client_wrote', key: 'opened' });
        return { id: matter.id, area: matter.area };
      }),
    );
  });
}
