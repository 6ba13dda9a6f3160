/**
 * How many earlier messages are read; whatever else is sent is passed over (sections 7 and 9 of the specification).
 * Without zod, which the chat's first script does not load.
 */
export const historyMessages = 5;
