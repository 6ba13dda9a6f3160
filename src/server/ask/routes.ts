import type { FastifyInstance } from 'fastify';
import { ask, type BriefAnswer, type BriefAsk } from '#contract/ask.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInDubai } from '#domain/time.ts';
import { briefOf } from '#server/ask/brief.ts';
import { examplesFor } from '#server/ask/examples.ts';
import { ownDays } from '#server/ask/own-days.ts';
import { freePlaces } from '#server/ask/places.ts';
import { stretchesIn } from '#server/ask/stretches.ts';
import { offeringsFor, type ReadSentence } from '#server/ask/subject.ts';
import { countQuestion, readSentence, wordReader } from '#server/assistant/actions.ts';
import type { Guards } from '#server/platform/guards.ts';
import { serve } from '#server/platform/serve.ts';
import { visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function askRoutes(app: FastifyInstance, services: Services, { client, artBase }: Guards) {
  serve(app, ask.read, client, async ({ user, request, body: { text }, query }) => {
    await countQuestion(services, user, request.ip);
    const { lang: language } = query;
    const snapshot = await services.catalogue.current();
    const sentence = await readSentence(services, { text, language });
    const now = services.now();
    const reader = { language, snapshot, now, artBase };
    const ownOn = sentence.wish.when.day
      ? await services.sql.as(user, (tx) => ownDays(tx, user.id, reader))
      : () => undefined;
    const brief = briefOf(sentence, { text, language, snapshot, today: dayInDubai(now), ownOn });
    return { ...brief, stretches: await stretchesIn(text, brief, await wordReader(services)) };
  });

  serve(app, ask.examples, client, async ({ user, query: { lang: language } }) => {
    const snapshot = await services.catalogue.current();
    const reader = { language, snapshot, now: services.now(), artBase };
    return services.sql.as(user, (tx) => examplesFor(tx, user.id, reader));
  });

  serve(app, ask.answer, client, async ({ user, request, body, query: { lang: language } }) => {
    await countQuestion(services, user, request.ip);
    const sentence = await readSentence(services, { text: whole(body), language });
    return answerTo(services, { brief: body, sentence, language, artBase });
  });
}

/** Where it shall be may say more than the sentence did. */
const whole = ({ text, where }: BriefAsk): string =>
  [text, text.includes(where) ? '' : where].filter(Boolean).join(' ');

interface Asked {
  brief: BriefAsk;
  sentence: ReadSentence;
  language: Language;
  artBase: string;
}

/** A place where one is free as it was said; else people, who are written to or spoken to. */
async function answerTo(services: Services, asked: Asked): Promise<BriefAnswer> {
  const { brief, sentence, language, artBase } = asked;
  // Whoever chose what they want in its place wants it held or asked for.
  if (sentence.forPerson && brief.what === null) return { way: 'person', place: null, others: [] };
  const snapshot = await services.catalogue.current();
  const offerings = offeringsFor(brief.what, sentence, { snapshot });
  const { wish } = sentence;
  // What is free is the same for everybody.
  const found = await services.sql.as(visitor, (tx) =>
    freePlaces({ tx, snapshot, now: services.now(), language, artBase, wish }, offerings, brief),
  );
  const [first, ...others] = found;
  if (first && first.besides.length === 0)
    return { way: 'place', place: first, others: others.slice(0, 2) };
  return { way: 'request', place: null, others: found.slice(0, 2) };
}
