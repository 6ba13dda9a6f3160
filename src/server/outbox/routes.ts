import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addressOf } from '#contract/pages/pages.ts';
import { ById, Id, Language } from '#contract/primitives.ts';
import { listPage, messagePage } from '#server/outbox/page.ts';
import * as store from '#server/outbox/store.ts';
import { outboxStyles } from '#server/outbox/styles.ts';
import { illustrated } from '#server/platform/messages/pictures.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import { findStoredMessage } from '#server/platform/messages/table.ts';
import { pagePolicy } from '#server/platform/security-headers.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const pageSize = 50;

const Listed = z.object({ after: Id.optional(), to: z.string().optional() });

/** A mail brings its own styles and nothing else; only our own page may frame it. */
const mailPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Shows everybody's mail to anybody: for development only, so production does not even have the address. */
export function outboxRoutes(app: FastifyInstance, services: Services) {
  if (services.config.production) return;
  app.get('/outbox/outbox.css', async (_request, reply) =>
    reply.type('text/css').send(outboxStyles),
  );

  app.get('/outbox.json', async ({ query }, reply) => {
    const listed = Listed.safeParse(query);
    if (!listed.success) return reply.callNotFound();
    return newestOf(services, { ...listed.data, limit: pageSize });
  });

  for (const language of Language.options) pagesIn(language, app, services);
}

async function newestOf({ sql, secrets }: Services, filter: store.Filter) {
  const found = await sql.as(system, (tx) => store.newestLetters(tx, filter));
  return Promise.all(found.map((message) => wholeLetter(secrets, message)));
}

function pagesIn(language: Language, app: FastifyInstance, services: Services) {
  const { sql, config, secrets } = services;
  const home = addressOf(language, '/outbox');

  app.get(home, async ({ query }, reply) => {
    const listed = Listed.safeParse(query);
    if (!listed.success) return reply.callNotFound();
    const found = await newestOf(services, { ...listed.data, limit: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    const next = found.length > pageSize ? shown.at(-1)?.id : undefined;
    return sendPage(reply, listPage(language, shown, next));
  });

  app.get(`${home}/:id`, async ({ params }, reply) => {
    const message = await load(params);
    if (!message) return reply.callNotFound();
    return sendPage(reply, messagePage(language, message, config.mail.from));
  });

  app.get(`${home}/:id/html`, async ({ params }, reply) => {
    const message = await load(params);
    if (!message) return reply.callNotFound();
    const { letter } = await illustrated(message, services.letterPictures);
    if (!letter.htmlBody) return reply.callNotFound();
    // Its links open beside the outbox, not inside the frame, and its pictures are asked for one by one.
    const shown = letter.htmlBody
      .replace('<head>', '<head><base target="_blank">')
      .replaceAll('src="cid:', `src="${home}/${message.id}/pictures/`);
    return send(reply.header('x-frame-options', 'SAMEORIGIN'), mailPolicy, shown);
  });

  app.get<{ Params: { cid: string } }>(`${home}/:id/pictures/:cid`, async ({ params }, reply) => {
    const message = await load({ id: Object(params).id });
    const { inline } = message
      ? await illustrated(message, services.letterPictures)
      : { inline: [] };
    const picture = inline.find(({ cid }) => cid === params.cid);
    if (!picture) return reply.callNotFound();
    return reply.type(picture.contentType).send(picture.content);
  });

  const load = async (params: unknown) => {
    const named = ById.safeParse(params);
    if (!named.success) return undefined;
    const message = await sql.as(system, (tx) => findStoredMessage(tx, named.data.id));
    return message && wholeLetter(secrets, message);
  };
}

const sendPage = (reply: FastifyReply, page: string) => send(reply, pagePolicy(), page);

const send = (reply: FastifyReply, policy: string, page: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
