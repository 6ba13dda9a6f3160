import type { SchoolFacts } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { CompareLine } from '#web/platform/use-compared.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { CompareTable } from '#web/site/compare-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ComparisonTableProps {
  schools: SchoolFacts[];
  lines: CompareLine<SchoolFacts>[];
  onRemove: (slug: string) => void;
}

export function ComparisonTable({ schools, lines, onRemove }: ComparisonTableProps) {
  const { t } = useText();
  return (
    <CompareTable
      label={t.schooling.comparisonTable}
      words={t.schooling.comparison}
      items={schools}
      lines={lines}
      head={({ name, path, description, picture, curriculum }) => ({
        name,
        path,
        description,
        picture,
        badges: <Badge>{curriculum.badge}</Badge>,
      })}
      foot={(school) => <SchoolActions school={school} />}
      onRemove={onRemove}
    />
  );
}

function SchoolActions({ school }: { school: SchoolFacts }) {
  const { t } = useText();
  return (
    <>
      <AskLink kind="school" about={school.slug} size="small">
        {t.schooling.applyNow}
        <VisuallyHidden>{t.schooling.about('', school.name)}</VisuallyHidden>
      </AskLink>
      <ButtonLink to={school.path} variant="quiet">
        {t.schooling.viewDetails}
        <VisuallyHidden>{t.schooling.about('', school.name)}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
