/**
 * Stands in for the package `react-style-singleton`, which writes a <style> element: the content
 * security policy refuses that, while a constructed style sheet is allowed. Same exports, same rule:
 * the first user adds the styles, the last one removes them.
 */
import { useEffect } from 'react';

export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(styles: string) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return (styles: string, dynamic = false) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles are read again only when dynamic, as in the original
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [dynamic && styles]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the package makes one component per style, once
  return function Sheet({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
