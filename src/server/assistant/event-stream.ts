import type { AssistantEvent } from '#contract/assistant/assistant.ts';

/** One event as server-sent events write it; JSON has no line of its own in it. */
export function eventText({ event, data }: AssistantEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
