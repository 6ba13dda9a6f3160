/** What other features ask of matters, inside their own transaction. */
export { type Appointing, setAppointment } from '#server/matters/appointing.ts';
export { type Opening, openMatter } from '#server/matters/opening.ts';
export type { Acting } from '#server/matters/settling.ts';
