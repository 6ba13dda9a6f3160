/** The tools of the house as a language model calls them, and everything they have told it in this turn. */
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Citation, ProposedAction } from '#contract/assistant/assistant.ts';
import { lineOf } from '#server/assistant/attributes/attributes.ts';
import type { HeldEvidence } from '#server/assistant/model/evidence.ts';
import { tools } from '#server/assistant/model/tools.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

export interface Toolbox {
  tools: OpenAI.Chat.Completions.ChatCompletionTool[];
  /** Runs one and says what came of it; a call that cannot be read is answered with a sentence. */
  run(name: string, args: string): Promise<string>;
  held: HeldEvidence;
  actions(): ProposedAction[];
  citations(text: string): Citation[];
}

const described = Object.entries(tools).map(([name, { description, schema }]) => ({
  type: 'function' as const,
  // A JSON schema is an object.
  function: { name, description, parameters: z.toJSONSchema(schema) as Record<string, unknown> },
}));

export function toolboxFor(context: Context): Toolbox {
  const held: HeldEvidence = {
    told: new Map(),
    loose: [],
    own: [],
    free: new Map(),
    actions: [],
    citations: [],
  };
  for (const thing of shownBefore(context))
    held.told.set(thing.id, [lineOf(thing, context.telling)]);
  return {
    tools: described,
    run: async (name, args) => {
      const called = tools[name];
      const read = called?.schema.safeParse(parsed(args));
      if (!called || !read?.success) return JSON.stringify({ error: 'This call cannot be read.' });
      return JSON.stringify(await called.run(read.data, context, held)).slice(0, 8000);
    },
    held,
    actions: () => held.actions.slice(0, 3),
    citations: (text) =>
      held.citations.filter(({ title }) => text.includes(title) || held.told.size === 0),
  };
}

/** What the house has shown, in its order. */
export function shownBefore({ meant: { shown, listed } }: Context) {
  return listed.length > shown.length ? listed : shown;
}

function parsed(args: string): unknown {
  try {
    return JSON.parse(args || '{}');
  } catch {
    return undefined;
  }
}
