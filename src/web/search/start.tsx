import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { forgetSearches, recentSearches } from '#web/search/recent-searches.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface Chooses {
  onSearch: (query: string) => void;
}

/** Before anything is written: what was looked for here, and what others look for. */
export function SearchStart({ onSearch }: Chooses) {
  const { t } = useText();
  const [recent, setRecent] = useState(recentSearches);
  const clear = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <div className="grid gap-7 px-5.5 py-6">
      {recent.length > 0 && (
        <section aria-label={t.search.recent}>
          <div className="flex items-center justify-between gap-4">
            <h3 className="font-text! text-caption text-ink-soft">{t.search.recent}</h3>
            <button
              type="button"
              onClick={clear}
              className="min-h-11 cursor-pointer text-caption text-ink-soft hover:text-brass"
            >
              {t.search.forget}
            </button>
          </div>
          <Words words={recent} onSearch={onSearch} />
        </section>
      )}
      <Suggestions onSearch={onSearch} />
    </div>
  );
}

/** Nothing was found: other words, or a person. */
export function NothingFound({ query, onSearch }: Chooses & { query: string }) {
  const { t } = useText();
  return (
    <div className="grid gap-7 px-5.5 py-8">
      <div>
        <Heading level={3} size="h4">
          {t.search.nothing(query)}
        </Heading>
        <p className="mt-2 max-w-md text-[0.9375rem] text-ink-soft">{t.search.nothingText}</p>
        <ConsultationLink
          subject={t.search.subject(query)}
          variant="outline"
          size="small"
          className="mt-5"
        >
          {t.search.ask}
        </ConsultationLink>
      </div>
      <Suggestions onSearch={onSearch} />
    </div>
  );
}

function Suggestions({ onSearch }: Chooses) {
  const { t } = useText();
  return (
    <section aria-label={t.search.suggestions}>
      <h3 className="mb-3 font-text! text-caption text-ink-soft">{t.search.suggestions}</h3>
      <Words words={t.search.suggested} onSearch={onSearch} />
    </section>
  );
}

const Words = ({ words, onSearch }: Chooses & { words: string[] }) => (
  <ul className="flex flex-wrap gap-2.5">
    {words.map((word) => (
      <li key={word}>
        <button
          type="button"
          onClick={() => onSearch(word)}
          className="min-h-11 max-w-full cursor-pointer truncate rounded-hair px-4 text-[0.875rem] shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors duration-(--dur-touch) hover:bg-ink/6"
        >
          <bdi>{word}</bdi>
        </button>
      </li>
    ))}
  </ul>
);
