import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { catalogue as endpoints } from '#contract/catalogue/catalogue.ts';
import { localise } from '#domain/localise.ts';
import { contents, itemOf, pageOf, textsOf } from '#server/catalogue/reader.ts';
import type { Catalogue, Snapshot } from '#server/catalogue/snapshot.ts';
import { keepAnswers, sendCached } from '#server/platform/cached-answers.ts';
import { knownAddresses } from '#server/platform/requests/known-addresses.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** Registered in a context of its own: what it knows by address is its own routes' alone. */
export async function catalogueRoutes(app: FastifyInstance, { catalogue }: Services) {
  const send = sender(app, catalogue);

  serve(app, endpoints.contents, anyone, (asked) => send(asked, 'contents', contents));

  serve(app, endpoints.list, anyone, (asked) => {
    const { collection } = asked.params;
    const { lang, limit, after } = asked.query;
    return send(asked, `list ${collection} ${lang} ${limit} ${after ?? ''}`, (snapshot) =>
      localise(pageOf(snapshot, collection, { after, limit }), lang),
    );
  });

  serve(app, endpoints.item, anyone, (asked) => {
    const { collection, slug } = asked.params;
    const { lang } = asked.query;
    return send(asked, `item ${collection} ${slug} ${lang}`, (snapshot) =>
      localise(itemOf(snapshot, collection, slug), lang),
    );
  });

  serve(app, endpoints.texts, anyone, ({ params: { name }, query: { lang }, ...asked }) =>
    send(asked, `texts ${name} ${lang}`, (snapshot) => localise(textsOf(snapshot, name), lang)),
  );
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The catalogue is the same for everybody, so each answer is made once per version and kept. */
function sender(app: FastifyInstance, catalogue: Catalogue) {
  const answers = keepAnswers({ maxBytes: 16 * 1024 * 1024 });
  const addresses = knownAddresses(app, catalogue.version);
  return async ({ request, reply }: Asked, key: string, read: (snapshot: Snapshot) => unknown) => {
    const snapshot = await catalogue.current();
    const answer = await answers.get(key, snapshot.version, () => ({
      body: JSON.stringify(read(snapshot)),
      contentType: 'application/json; charset=utf-8',
    }));
    if (snapshot.version === catalogue.version()) addresses.remember(request, answer);
    return sendCached(request, reply, answer);
  };
}
