/**
 * Stands in for the package `zod` in the browser. Building a schema would otherwise probe for `eval`,
 * which the content security policy refuses and reports; whoever imports zod passes through here
 * first.
 */
import { z } from 'zod/v4';

z.config({ jitless: true });

export * from 'zod/v4';
export { z };
