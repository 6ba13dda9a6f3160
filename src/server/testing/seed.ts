/**
 * Where the tests that draw their own stories begin. It is always the same one, so that a change is never
 * stopped by a story that has nothing to do with it; SEED=… tells others.
 */
const usualSeed = 20_261_116;

export const storySeed = Number(process.env.SEED ?? usualSeed);
