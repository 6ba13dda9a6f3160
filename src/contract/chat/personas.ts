/** The assistants as the widgets and the chat page show them. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { InLanguage, Slug } from '#contract/primitives.ts';

const AssistantPersona = z.object({
  slug: Slug,
  /** The pages it stands on, with everything below them. */
  pages: z.array(z.string()),
  service: z.string(),
  name: z.string(),
  role: z.string(),
  /** The token of its colour. */
  color: z.string(),
  position: z.enum(['left', 'right']),
  icon: z.string(),
  systemPrompt: z.string(),
  welcome: z.string(),
  questions: z.array(z.string()),
});

export const chatPersonas = {
  list: endpoint('GET', '/rest/v1/chat/personas', {
    query: InLanguage,
    returns: z.array(AssistantPersona),
    summary: 'The assistants of the service pages: names, colours, welcome and questions.',
  }),
};
