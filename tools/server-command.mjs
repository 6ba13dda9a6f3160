/**
 * How Node runs the server. On a machine with much memory it would let the space for what is young grow
 * to hundreds of megabytes in the bustle of a start, and never give them back.
 */
export const serverFlags = ['--max-semi-space-size=4'];
export const serverCommand = [...serverFlags, 'src/server/main.ts'];

/** glibc would keep a heap for every thread, and give back little of each. Elsewhere it means nothing. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
