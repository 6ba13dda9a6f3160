import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';

export const conversationPersonalData: PersonalData = {
  name: 'conversations',
  tables: ['app.live_conversations', 'app.live_conversation_messages', 'app.follow_ups'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    conversations: await tx`
      select id, persona, language, state, said, summary, owner_name, queued_at, taken_at, ended_at,
        rating_stars, rating_words
      from app.live_conversations where client_id = ${id} order by queued_at, id`,
    messages: await tx`
      select m.conversation_id, m.number, m.side, m.name, m.text, m.created_at
      from app.live_conversation_messages m
      join app.live_conversations c on c.id = m.conversation_id and c.client_id = ${id}
      order by m.conversation_id, m.number`,
    followUps: await tx`
      select kind, state, reference, facts, created_at, due_at, owner_name, taken_at, done_at
      from app.follow_ups where client_id = ${id} order by created_at, id`,
  }),
};

/** What they said before they had an account stands under their address alone. */
export const conversationErasure: Erasure = {
  tables: ['app.live_conversations', 'app.live_conversation_messages', 'app.follow_ups'],
  erase: async ({ tx, owner: { id, email } }) => {
    const own = tx`client_id = ${id} or (client_id is null and lower(email) = ${email?.toLowerCase() ?? ''})`;
    await tx`
      delete from app.follow_ups where client_id = ${id}
        or conversation_id in (select id from app.live_conversations where ${own})`;
    await tx`delete from app.live_conversations where ${own}`;
  },
};
