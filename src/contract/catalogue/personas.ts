/** The chat assistants and what they know. */
import { z } from 'zod';
import { Icon, PagePath, ReviewMonth } from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

const Knowledge = z.strictObject({
  id: CatalogueId,
  question: Localised,
  answer: Localised,
  /** Shown under the answer where rules change. */
  caution: Localised.nullable(),
  reviewed: ReviewMonth,
  /** `file.key` or `file.slug` of the catalogue. */
  refs: z.array(z.string().regex(/^[a-z]+\.[a-zA-Z0-9-]+$/)),
});

/** Points to an answer, or names what the product shall do. */
const SuggestedQuestion = z.strictObject({
  text: Localised,
  knowledgeId: CatalogueId.nullable(),
  intent: Slug.nullable(),
});

export const Persona = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  pages: z.array(PagePath).min(1),
  serviceName: Localised,
  botName: Localised,
  role: Localised,
  color: z.strictObject({
    name: Slug,
    hex: z.string().regex(/^#[0-9A-F]{6}$/),
    token: z.string().regex(/^--persona-[a-z]+$/),
  }),
  position: z.enum(['left', 'right']),
  icon: Icon,
  systemPrompt: Localised,
  welcomeMessage: Localised,
  suggestedQuestions: z.array(SuggestedQuestion),
  knowledge: z.array(Knowledge),
});
export type Persona = z.infer<typeof Persona>;

export const PersonasTexts = z.strictObject({
  reviewed: ReviewMonth,
  landingWidget: z.strictObject({
    greeting: Localised,
    cannedReply: Localised,
    failure: Localised,
  }),
});
export type PersonasTexts = z.infer<typeof PersonasTexts>;
