/** The answers the small chat gives by itself. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { InLanguage } from '#contract/primitives.ts';

const KnownAnswer = z.object({
  id: z.string(),
  asked: z.array(z.string()).min(1),
  text: z.string(),
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});

export const chat = {
  answerBook: endpoint('GET', '/rest/v1/chat/answer-book', {
    query: InLanguage,
    returns: z.array(KnownAnswer),
    summary: 'What the small chat knows by heart: asked in both languages, answered in one.',
  }),
};
