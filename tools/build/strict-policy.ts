import type { Plugin } from 'vite';

interface Refused {
  file: RegExp;
  does: string | RegExp;
  instead: string;
}

const refused: Refused[] = [
  {
    // A <style> element is written on import; the styles come from the package's own CSS file.
    file: /\/node_modules\/sonner\/dist\/index\.mjs/,
    does: /^__insertCSS\(.*\);$/m,
    instead: '',
  },
  {
    // The first schema that is built probes for `eval`, unless it is told not to before.
    file: /\/node_modules\/zod\/v4\/core\/core\.js/,
    does: '__zod_globalConfig = {}',
    instead: '__zod_globalConfig = { jitless: true }',
  },
];

/**
 * Takes out of packages what the content security policy refuses and reports. Fails when it is no longer
 * found, so that an update of the package cannot bring it back unseen.
 */
export function strictPolicy(): Plugin {
  return {
    name: 'rihla:strict-policy',
    transform: {
      filter: { id: refused.map(({ file }) => file) },
      handler(code, id) {
        const found = refused.find(({ file }) => file.test(id));
        if (!found) return undefined;
        const stripped = code.replace(found.does, found.instead);
        if (stripped === code) this.error(`${id} no longer does what it did.`);
        return { code: stripped, map: null };
      },
    },
  };
}
