import { Link } from 'react-router';
import type { PackageSheet } from '#contract/business.ts';
import { useLines } from '#web/business/packages/compare-lines.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { CompareTable } from '#web/site/compare-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PackageTableProps {
  sheets: PackageSheet[];
  popularLabel: string;
  remove: (slug: string) => void;
}

export function PackageTable({ sheets, popularLabel, remove }: PackageTableProps) {
  const { t } = useText();
  return (
    <CompareTable
      label={t.business.compare.region}
      words={t.business.comparison}
      items={sheets}
      lines={useLines(sheets)}
      head={({ title, path, description, picture, jurisdiction, popular }) => ({
        name: title,
        path,
        description,
        picture,
        badges: (
          <>
            <Badge>{t.business.kinds[jurisdiction]}</Badge>
            {popular && <Badge variant="most-popular">{popularLabel}</Badge>}
          </>
        ),
      })}
      foot={(sheet) => <Ways sheet={sheet} />}
      onRemove={remove}
    />
  );
}

function Ways({ sheet }: { sheet: PackageSheet }) {
  const { t } = useText();
  const { packages } = t.business;
  return (
    <>
      <AskLink kind="company" about={sheet.slug} size="small">
        {packages.apply}
        <VisuallyHidden>{packages.applyFor(sheet.title)}</VisuallyHidden>
      </AskLink>
      <Link
        to={sheet.path}
        className="inline-flex min-h-11 items-center text-[0.875rem] font-medium underline decoration-brass-fill underline-offset-[6px]"
      >
        {packages.details}
        <VisuallyHidden>{packages.detailsOf(sheet.title)}</VisuallyHidden>
      </Link>
    </>
  );
}
