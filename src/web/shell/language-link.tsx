import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { addressOf } from '#contract/pages/pages.ts';
import { otherLanguage } from '#web/i18n/locale.ts';
import { useText } from '#web/i18n/use-text.ts';

/** Each language by its own name. */
const names = { en: 'English', ar: 'العربية' };

/**
 * Leads to the same page in the other language. A plain link, because the whole document changes;
 * set in the system's font, so that one word does not download another script's letters.
 */
export function LanguageLink({ path }: { path: string }) {
  const { language } = useText();
  const { pathname, search } = useLocation();
  // The cached page knows its path but not the visitor's query; that is added after hydration.
  const [here, setHere] = useState({ pathname: path, search: '' });
  useEffect(() => setHere({ pathname, search }), [pathname, search]);

  const other = otherLanguage(language);
  return (
    <a
      href={addressOf(other, here.pathname) + here.search}
      lang={other}
      hrefLang={other}
      className="font-system py-2"
    >
      {names[other]}
    </a>
  );
}
