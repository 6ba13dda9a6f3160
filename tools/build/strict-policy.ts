import type { Plugin } from 'vite';

/**
 * sonner writes a <style> element when it is imported, which the content security policy refuses;
 * its styles come from its own CSS file instead. Fails when the call is no longer found, so that an
 * update of sonner cannot bring it back unseen.
 */
export function strictPolicy(): Plugin {
  return {
    name: 'rihla:strict-policy',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(.*\);$/m, '');
        if (stripped === code) this.error('sonner no longer inserts its styles as it did.');
        return { code: stripped, map: null };
      },
    },
  };
}
