import type { FastifyInstance } from 'fastify';
import { chat } from '#contract/chat/answer-book.ts';
import { answerBook } from '#server/chat/answer-book.ts';
import { keepAnswers, sendCached } from '#server/platform/cached-answers.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The same for everybody, so it is made once per version of the catalogue and kept. */
export function chatRoutes(app: FastifyInstance, { catalogue }: Services) {
  const answers = keepAnswers({ maxBytes: 1024 * 1024 });
  serve(app, chat.answerBook, anyone, async ({ query: { lang }, request, reply }) => {
    const snapshot = await catalogue.current();
    const answer = await answers.get(lang, snapshot.version, () => ({
      body: JSON.stringify(answerBook(snapshot, lang)),
      contentType: 'application/json; charset=utf-8',
    }));
    return sendCached(request, reply, answer);
  });
}
