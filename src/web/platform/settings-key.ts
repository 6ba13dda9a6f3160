/** How settings are saved, whichever feature they belong to; they are read under the same key. */

/** What is saved as it is touched carries this key; one line on the screen says how it went. */
export const savingKey = ['settings'];

/** One after the other: of two touches the later one is saved last. */
export const settingsInTurn = { id: 'settings' };
