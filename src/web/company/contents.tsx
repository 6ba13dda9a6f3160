import type { TextSection } from '#contract/company.ts';
import { useText } from '#web/i18n/use-text.ts';
import { capitals } from '#web/ui/section-label.tsx';

/** What is on a long page: beside the text where there is room, folded above it where there is not. */
export function Contents({ sections }: { sections: TextSection[] }) {
  const { t } = useText();
  return (
    <>
      <details className="mb-4 border-b border-line pb-4 tablet:hidden">
        <summary className={`min-h-11 cursor-pointer py-3 text-brass ${capitals}`}>
          {t.company.onThisPage}
        </summary>
        <Entries sections={sections} />
      </details>
      <nav
        aria-label={t.company.onThisPage}
        className="sticky top-[calc(var(--nav-h)+2rem)] hidden max-h-[calc(100svh-var(--nav-h)-4rem)] max-w-72 self-start overflow-y-auto tablet:block"
      >
        <p className={`text-brass ${capitals}`}>{t.company.onThisPage}</p>
        <div className="mt-3.5">
          <Entries sections={sections} />
        </div>
      </nav>
    </>
  );
}

function Entries({ sections }: { sections: TextSection[] }) {
  return (
    <ul className="border-t border-line">
      {sections.map(({ id, heading }) => (
        <li key={id} className="border-b border-line">
          <a href={`#${id}`} className="block py-2.5 text-[0.9375rem] leading-6 hover:text-brass">
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
