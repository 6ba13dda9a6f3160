import { FunctionsClient } from '@supabase/functions-js';
import { AssistantEvent } from '#contract/assistant/assistant.ts';
import type { TestApp } from '#server/testing.ts';

/** The real client of the functions protocol, as the web uses it. */
export function functionsOf({ url }: Pick<TestApp, 'url'>, token?: string): FunctionsClient {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return new FunctionsClient(`${url}/functions/v1`, headers && { headers });
}

/** Every event of a stream, each as its contract says. */
export async function eventsOf(response: Response): Promise<AssistantEvent[]> {
  const blocks = (await response.text()).split('\n\n').filter(Boolean);
  return blocks.map((block) => {
    const [, event] = /^event: (.*)$/m.exec(block) ?? [];
    const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
    return AssistantEvent.parse({ event, data: JSON.parse(data) });
  });
}
