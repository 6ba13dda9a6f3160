import type { Language } from '#contract/primitives.ts';

/** `a, b and c`, as Intl says it, which is not asked: public pages cannot wait for it. */
export function listIn(language: Language, items: readonly string[]): string {
  if (language === 'ar') return items.join(' و');
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
}
