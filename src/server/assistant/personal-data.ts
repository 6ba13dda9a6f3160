import type { PersonalData } from '#server/platform/personal-data.ts';

export const assistantPersonalData: PersonalData = {
  name: 'assistant',
  tables: ['app.assistant_conversations', 'app.assistant_messages'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    conversations: await tx`
      select id, persona, language, title, frame, started_at, last_at
      from app.assistant_conversations
      where client_id = ${id} order by started_at, id`,
    messages: await tx`
      select conversation_id, is_user, text, feedback, feedback_words, sent_at
      from app.assistant_messages where client_id = ${id} order by sent_at, id`,
  }),
};
