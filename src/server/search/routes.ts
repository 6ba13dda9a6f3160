import type { FastifyInstance } from 'fastify';
import { search } from '#contract/search.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { keepAnswers, sendCached } from '#server/platform/answers/cached-answers.ts';
import { anyone, type Guard, serve } from '#server/platform/serve.ts';
import { inTurns, type Steps } from '#server/platform/turns.ts';
import { soonAfterOpening } from '#server/platform/warm-up.ts';
import { findOwn } from '#server/search/own-records.ts';
import { buildIndex, type SearchIndex } from '#server/search/word-index.ts';
import type { Services } from '#server/services.ts';

export function searchRoutes(app: FastifyInstance, { catalogue }: Services, artBase: string) {
  const indexFor = keptIndexes(artBase);
  const answers = keepAnswers({ maxBytes: 4 * 1024 * 1024 });

  // Before anybody asks, so that the first reader does not wait for it.
  soonAfterOpening(app, async () => inTurns(warmUp(await indexFor(await catalogue.current()))));

  serve(app, search.find, anyone, async ({ query, request, reply }) => {
    const snapshot = await catalogue.current();
    const key = `${query.lang} ${query.limit} ${query.account} ${plain(query.q)}`;
    const answer = await answers.get(key, snapshot.version, async () => ({
      body: JSON.stringify((await indexFor(snapshot)).find(query)),
      contentType: 'application/json; charset=utf-8',
    }));
    return sendCached(request, reply, answer);
  });
}

/** What is somebody's own is found for nobody else, and is never kept: row-level security says which rows. */
export function ownSearchRoutes(
  app: FastifyInstance,
  { sql, now }: Services,
  { client }: { client: Guard<{ kind: 'client'; id: string }> },
) {
  serve(app, search.own, client, ({ user, query: { q, lang } }) =>
    sql.as(user, (tx) => findOwn(tx, { clientId: user.id, q, language: lang, now: now() })),
  );
}

/** The first questions run code that has never run, six times as long as the next: the house asks them itself. */
function* warmUp(index: SearchIndex): Steps<void> {
  for (const q of ['pa', 'palm jumeirah', 'plam', 'نخ', 'نخلة جميرا'])
    for (const lang of ['en', 'ar'] as const) {
      JSON.stringify(index.find({ q, lang, limit: 20, account: false }));
      yield;
    }
}

/** The index of each version of the catalogue, built when somebody first searches it: a changed one is another. */
function keptIndexes(artBase: string) {
  const kept = new WeakMap<Snapshot, Promise<SearchIndex>>();
  return function indexFor(snapshot: Snapshot): Promise<SearchIndex> {
    const index = kept.get(snapshot) ?? inTurns(buildIndex(snapshot, artBase));
    kept.set(snapshot, index);
    return index;
  };
}
