/** What the assistant tells of the conversations it keeps. */
import { messagesOf } from '#server/assistant/store.ts';
import { personAsked } from '#server/conversations/events.ts';
import type { Events } from '#server/platform/events.ts';
import { inNameOf } from '#server/platform/sql.ts';

const mostSaid = 20;
const mostOffered = 6;

export const assistantListeners = (events: Events): void =>
  events.on(personAsked, async ({ acting: { tx, by }, clientId, assistantId }) => {
    const client = { kind: 'client', id: clientId } as const;
    const kept = await inNameOf(tx, [client, by], () => messagesOf(tx, assistantId, clientId));
    if (kept.length === 0) return undefined;
    const said = kept.slice(-mostSaid).map(({ isUser, text }) => ({ isUser, text }));
    const titles = kept.flatMap(({ answer }) => answer?.cards.map(({ title }) => title) ?? []);
    return { said, facts: { offered: [...new Set(titles)].slice(-mostOffered) } };
  });
