import type { FastifyInstance } from 'fastify';
import { settings } from '#contract/settings.ts';
import { chooseLanguage } from '#server/auth/actions.ts';
import { serveActs } from '#server/platform/act.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import { inNameOf, type Sql, system } from '#server/platform/sql.ts';
import { leavesAt } from '#server/privacy/actions.ts';
import type { Services } from '#server/services.ts';
import * as store from '#server/settings/store.ts';

type Reader = { kind: 'client'; id: string };

/** For whoever is signed in, clients and staff alike. */
export function settingsRoutes(app: FastifyInstance, services: Services, client: Guard<Reader>) {
  const change = serveActs(app, services);
  serve(app, settings.read, client, ({ user }) => services.sql.as(user, (tx) => read(tx, user)));

  change(settings.change, client, async ({ tx, by }, asked) => {
    await store.saveSettings(tx, by.id, asked.body);
    const { language } = asked.body;
    // Mails are written in the account's language, which only the sign-in service may write.
    if (language) await inNameOf(tx, [system, by], () => chooseLanguage(tx, by.id, language));
    return read(tx, by);
  });
}

const read = async (tx: Sql, { id }: Reader) => ({
  ...(await store.chosenBy(tx, id)),
  leavesAt: await leavesAt(tx, id),
});
