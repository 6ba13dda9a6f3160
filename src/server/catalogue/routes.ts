import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CatalogueContents,
  type CatalogueQuery,
  catalogue as endpoints,
} from '#contract/catalogue/catalogue.ts';
import {
  type CatalogueName,
  collectionNames,
  isCollection,
  isTexts,
  textsNames,
} from '#contract/catalogue/names.ts';
import { Failure } from '#domain/failure.ts';
import { localise } from '#domain/localise.ts';
import type { Catalogue, Snapshot } from '#server/catalogue/snapshot.ts';
import { keepAnswers, sendCached } from '#server/platform/answers/cached-answers.ts';
import { knownAddresses } from '#server/platform/requests/known-addresses.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** What a reader may ask of a snapshot, or why not. */
const contents = ({ version }: Snapshot): CatalogueContents => ({
  version,
  collections: [...collectionNames],
  texts: [...textsNames],
});

/** Pages follow the order of the catalogue; the slug of the last item shown leads to the next page. */
function pageOf(snapshot: Snapshot, name: string, { after, limit }: Omit<CatalogueQuery, 'lang'>) {
  const all = snapshot.all(collectionNamed(name));
  const start = after === undefined ? 0 : indexAfter(all, after);
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  return { items, next: last && start + limit < all.length ? slugOf(last) : null };
}

function itemOf(snapshot: Snapshot, name: string, slug: string) {
  const item = snapshot.bySlug(collectionNamed(name), slug);
  if (!item) throw new Failure('not_found', `There is no ${slug} among the ${name}.`);
  return item;
}

function textsOf(snapshot: Snapshot, name: string) {
  if (!isTexts(name)) throw new Failure('not_found', `The catalogue has no texts of ${name}.`);
  return snapshot.texts(name);
}

function collectionNamed(name: string): CatalogueName {
  if (isCollection(name)) return name;
  throw new Failure('not_found', `The catalogue has no collection ${name}.`);
}

type Named = { id: string; slug?: string };

const slugOf = (item: Named): string => item.slug ?? item.id;

function indexAfter(items: readonly Named[], after: string): number {
  const at = items.findIndex((item) => slugOf(item) === after);
  if (at >= 0) return at + 1;
  const sentence = 'This page has gone; please start again from the first.';
  throw new Failure('validation_failed', sentence, { fields: { after: sentence } });
}

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
