import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chat } from '#contract/chat/chat.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { answerBook } from '#server/chat/answer-book.ts';
import { personasIn } from '#server/chat/persona-views.ts';
import { keepAnswers, sendCached } from '#server/platform/answers/cached-answers.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

export function chatRoutes(app: FastifyInstance, { catalogue }: Services) {
  const answers = keepAnswers({ maxBytes: 1280 * 1024 });

  /** The same for everybody, so it is made once per version of the catalogue and kept. */
  async function send(
    { request, reply }: Asked,
    key: string,
    make: (snapshot: Snapshot) => unknown,
  ) {
    const snapshot = await catalogue.current();
    const answer = await answers.get(key, snapshot.version, () => ({
      body: JSON.stringify(make(snapshot)),
      contentType: 'application/json; charset=utf-8',
    }));
    return sendCached(request, reply, answer);
  }

  serve(app, chat.answerBook, anyone, ({ query: { lang }, ...asked }) =>
    send(asked, `book ${lang}`, (snapshot) => answerBook(snapshot, lang)),
  );
  serve(app, chat.personas, anyone, ({ query: { lang }, ...asked }) =>
    send(asked, `personas ${lang}`, (snapshot) => personasIn(snapshot, (text) => text[lang])),
  );
}
