import type { FastifyInstance } from 'fastify';
import { chatPersonas } from '#contract/chat/personas.ts';
import { personasIn } from '#server/chat/personas.ts';
import { keepAnswers, sendCached } from '#server/platform/cached-answers.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The same for everybody, so it is made once per version of the catalogue and kept. */
export function personaRoutes(app: FastifyInstance, { catalogue }: Services) {
  const answers = keepAnswers({ maxBytes: 256 * 1024 });
  serve(app, chatPersonas.list, anyone, async ({ query: { lang }, request, reply }) => {
    const snapshot = await catalogue.current();
    const answer = await answers.get(lang, snapshot.version, () => ({
      body: JSON.stringify(personasIn(snapshot, (text) => text[lang])),
      contentType: 'application/json; charset=utf-8',
    }));
    return sendCached(request, reply, answer);
  });
}
