import type { FastifyInstance, FastifyReply } from 'fastify';
import { secondsAfter } from '#domain/time.ts';
import type { Pages } from '#server/pages/cache.ts';
import { robots, securityText, sitemapXml } from '#server/pages/machine-texts.ts';
import type { Services } from '#server/services.ts';

/** Half a year: RFC 9116 wants less than one, and whoever keeps a copy must ask again. */
const securityTextLives = 182 * 86_400;

/** The files that only machines read; each knows the address the site has outside. */
export function machineRoutes(app: FastifyInstance, pages: Pages, services: Services) {
  const { publicUrl, catalogue, config, now } = services;

  app.get('/sitemap.xml', async (_request, reply) => {
    const list = await pages.list();
    return send(reply, 'application/xml', sitemapXml(list.values(), publicUrl));
  });

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robots(publicUrl)));

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { contact } = (await catalogue.current()).texts('company');
    const email = config.contact.email ?? contact.email;
    const expires = secondsAfter(now(), securityTextLives);
    return send(reply, 'text/plain', securityText({ publicUrl, email, expires }));
  });
}

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
