import { X } from 'lucide-react';
import type { SchoolFacts } from '#contract/schooling-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Line } from '#web/schooling/comparison-lines.tsx';
import { Sideways } from '#web/schooling/sideways.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ComparisonTableProps {
  schools: SchoolFacts[];
  lines: Line[];
  onRemove: (slug: string) => void;
}

const label =
  'sticky start-0 z-1 w-28 min-w-28 bg-surface pe-4 text-start align-top font-normal tablet:w-40 tablet:min-w-40 desk:w-54';
const cell = 'relative border-s border-line px-4 py-4.5 align-top desk:px-7';
/** Wide enough to be read; where the window is not, the table moves. */
const readable = 'max-desk:w-46';

/** A table, since that is what it is. On phones it moves sideways under the names of its lines. */
export function ComparisonTable({ schools, lines, onRemove }: ComparisonTableProps) {
  const { t } = useText();
  return (
    <Sideways
      label={t.schooling.comparisonTable}
      className="max-desk:-mx-(--gutter) max-desk:ps-(--gutter)"
    >
      <table className="border-collapse text-[0.9375rem] leading-[1.5] desk:w-full desk:table-fixed">
        <caption className="sr-only">{t.schooling.comparisonTable}</caption>
        <thead>
          <tr>
            <td className={`${label} align-bottom! pb-4`}>
              <p className="flex items-baseline gap-2 text-caption text-ink-mute">
                <BestMark /> {t.schooling.best}
              </p>
            </td>
            {schools.map((school) => (
              <SchoolHead key={school.slug} school={school} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ComparisonRow key={line.id} line={line} schools={schools} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <td className={label} />
            {schools.map((school) => (
              <td key={school.slug} className="px-4 pt-5 align-top desk:px-7">
                <SchoolActions school={school} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Sideways>
  );
}

function BestMark() {
  return (
    <span aria-hidden className="inline-block size-2.5 shrink-0 rounded-round bg-brass-fill" />
  );
}

function SchoolHead({
  school,
  onRemove,
}: { school: SchoolFacts } & Pick<ComparisonTableProps, 'onRemove'>) {
  const { t } = useText();
  return (
    <th scope="col" className="px-4 pb-5 text-start align-top font-normal desk:px-7">
      <div
        className={`${readable} rounded-plate bg-raised p-2.5 shadow-[var(--elev-rest),0_0_0_1px_var(--line)]`}
      >
        <Plate>
          <Picture picture={{ ...school.picture, alt: '' }} />
          <div className="absolute inset-x-3.5 top-3.5 z-1 flex items-start justify-between gap-2">
            <span className="min-w-0 overflow-hidden">
              <Badge>{school.curriculum.badge}</Badge>
            </span>
            <button
              type="button"
              aria-label={t.schooling.removeSchool(school.name)}
              onClick={() => onRemove(school.slug)}
              className="relative grid size-6.5 shrink-0 cursor-pointer place-items-center rounded-hair bg-[#FCF9F3] text-[#10282D] before:absolute before:-inset-2"
            >
              <X size={14} strokeWidth={1.5} />
            </button>
          </div>
        </Plate>
      </div>
      <span className="mt-5 block font-display text-h4 max-desk:w-46">{school.name}</span>
      <span className="mt-2 block leading-[1.5] text-ink-soft max-desk:hidden">
        {school.description}
      </span>
    </th>
  );
}

function ComparisonRow({ line, schools }: { line: Line; schools: SchoolFacts[] }) {
  const { t } = useText();
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${label} py-4.5`}>
        <span className="block leading-[1.4] font-medium">{line.label}</span>
        {line.note && <span className="block text-caption text-ink-mute">{line.note}</span>}
      </th>
      {schools.map((school) => (
        <td key={school.slug} className={cell}>
          <div className={`${readable} pe-4`}>{line.cell(school)}</div>
          {line.best?.includes(school.slug) && (
            <span className="absolute end-3 top-6 desk:end-6">
              <BestMark />
              <VisuallyHidden>{t.schooling.best}</VisuallyHidden>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function SchoolActions({ school }: { school: SchoolFacts }) {
  const { t } = useText();
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <ConsultationLink subject={t.schooling.applySubject(school.name)} size="small">
        {t.schooling.applyNow}
        <VisuallyHidden>{t.schooling.about('', school.name)}</VisuallyHidden>
      </ConsultationLink>
      <ButtonLink to={school.path} variant="quiet">
        {t.schooling.viewDetails}
        <VisuallyHidden>{t.schooling.about('', school.name)}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
