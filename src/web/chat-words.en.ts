/** What the chat's room says, with the words of a talk with a person: one file, fetched together. */
export { chat } from '#web/chat/text.en.ts';
export { conversations } from '#web/conversations/text.en.ts';
