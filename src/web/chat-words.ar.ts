/** What the chat's room says, with the words of a talk with a person and of the bar over both: one file, fetched together. */
export { chat } from '#web/chat/text.ar.ts';
export { conversations } from '#web/conversations/text.ar.ts';
export { house } from '#web/shell/house/text.ar.ts';
