/** What the chat knows before anybody asks: the answers of the small chat, and the assistants it shows. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { answerBookPath, personasPath } from '#contract/paths.ts';
import { InLanguage, Slug } from '#contract/primitives.ts';

const AssistantKnownAnswer = z.object({
  id: z.string(),
  /** How people ask it, in both languages; single words count too. */
  asked: z.array(z.string()).min(1),
  text: z.string(),
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});
export type AssistantKnownAnswer = z.infer<typeof AssistantKnownAnswer>;

/** An assistant as the widgets and the chat page show it. */
const AssistantPersona = z.object({
  slug: Slug,
  /** The pages it stands on, with everything below them. */
  pages: z.array(z.string()),
  service: z.string(),
  name: z.string(),
  role: z.string(),
  /** The token of its colour: `--persona-school`. */
  color: z.string(),
  position: z.enum(['left', 'right']),
  icon: z.string(),
  systemPrompt: z.string(),
  welcome: z.string(),
  questions: z.array(z.string()),
});
export type AssistantPersona = z.infer<typeof AssistantPersona>;

export const chat = {
  answerBook: endpoint('GET', answerBookPath, {
    query: InLanguage,
    returns: z.array(AssistantKnownAnswer),
    summary: 'What the small chat knows by heart: asked in both languages, answered in one.',
  }),
  personas: endpoint('GET', personasPath, {
    query: InLanguage,
    returns: z.array(AssistantPersona),
    summary: 'The assistants of the service pages: names, colours, welcome and questions.',
  }),
};
