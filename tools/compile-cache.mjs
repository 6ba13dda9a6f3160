import { fileURLToPath } from 'node:url';

/**
 * Node keeps here what it made of our files. A start that finds it takes half the time and 20 MB less,
 * the weight of what removes the types. Where the folder cannot be written, all works as without it.
 */
export const compileCache = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../node_modules/.cache/rihla', import.meta.url)),
};
