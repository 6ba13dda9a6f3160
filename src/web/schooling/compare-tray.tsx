import type { SchoolFacts } from '#contract/schooling-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Stays at the foot of the window while schools are being chosen, and is gone when there are none. */
export function CompareTray({ schools, onClear }: { schools: SchoolFacts[]; onClear: () => void }) {
  const { t } = useText();
  if (schools.length === 0) return null;
  const chosen = schools.map(({ slug }) => slug).join(',');
  return (
    <section
      aria-label={t.schooling.compareTray}
      className="sticky bottom-4 z-10 mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-plate bg-deep px-5 py-4 text-inverse shadow-float me-20 tablet:px-7"
    >
      <div className="min-w-0">
        <p className="font-medium">{t.schooling.compareChosen(schools.length)}</p>
        <p className="truncate text-caption text-inverse-soft max-tablet:hidden">
          {schools.map(({ name }) => name).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="inverse-outline" size="small" onClick={onClear}>
          {t.schooling.compareClear}
        </Button>
        <ButtonLink to={`/schooling/compare?schools=${chosen}`} variant="inverse" size="small">
          {t.schooling.compareOpen}
        </ButtonLink>
      </div>
    </section>
  );
}
