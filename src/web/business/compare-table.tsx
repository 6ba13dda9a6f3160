import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { PackageSheet } from '#contract/business-pages.ts';
import { bestOn } from '#domain/business.ts';
import { type Line, useLines } from '#web/business/compare-lines.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface CompareTableProps {
  sheets: PackageSheet[];
  popularLabel: string;
  remove: (slug: string) => void;
}

/** The first column stays while the others pass under it; the page itself never scrolls sideways. */
const names =
  'sticky start-0 z-2 bg-surface pe-3 text-start align-top font-normal max-tablet:w-28 max-tablet:min-w-28 tablet:w-54 tablet:min-w-54 tablet:pe-6';
const column = 'w-52 min-w-52 align-top tablet:w-auto tablet:min-w-[17rem]';
const ruled = 'border-s border-line ps-4 tablet:ps-7';

export function CompareTable({ sheets, popularLabel, remove }: CompareTableProps) {
  const { t } = useText();
  const region = useRef<HTMLElement>(null);
  const lines = useLines(sheets);
  const letGo = (slug: string) => {
    // The button goes away with its column; the keyboard stays in the table.
    region.current?.focus({ preventScroll: true });
    remove(slug);
  };
  return (
    <section
      ref={region}
      aria-label={t.business.compare.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="relative mt-9 overflow-x-auto pt-px pe-px pb-3 max-tablet:-mx-(--gutter) max-tablet:ps-(--gutter) tablet:mt-12"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 max-desk:table-auto">
        <Heads sheets={sheets} popularLabel={popularLabel} remove={letGo} />
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} sheets={sheets} />
          ))}
        </tbody>
        <Feet sheets={sheets} />
      </table>
    </section>
  );
}

function Heads({ sheets, popularLabel, remove }: CompareTableProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={`${names} pb-5 align-bottom!`}>
          <Legend />
        </th>
        {sheets.map((sheet) => (
          <th
            key={sheet.slug}
            scope="col"
            className={`${column} ps-4 pb-6 text-start font-normal tablet:ps-7`}
          >
            <Head sheet={sheet} popularLabel={popularLabel} remove={() => remove(sheet.slug)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Feet({ sheets }: { sheets: PackageSheet[] }) {
  return (
    <tfoot>
      <tr>
        <td className={`${names} border-t border-line`} />
        {sheets.map((sheet) => (
          <td key={sheet.slug} className={`${column} border-t border-line ps-4 pt-5 tablet:ps-7`}>
            <Ways sheet={sheet} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Legend() {
  const { t } = useText();
  return (
    <span className="flex items-center gap-2 text-caption text-ink-mute">
      <Dot /> {t.business.compare.best}
    </span>
  );
}

const Dot = () => <span aria-hidden className="size-2.5 shrink-0 rounded-round bg-brass-fill" />;

interface HeadProps {
  sheet: PackageSheet;
  popularLabel: string;
  remove: () => void;
}

function Head(props: HeadProps) {
  const { sheet } = props;
  return (
    <>
      <HungPicture {...props} />
      <Heading level={2} size="h4" className="mt-4">
        <Link to={sheet.path} className="decoration-brass-fill underline-offset-4 hover:underline">
          {sheet.title}
        </Link>
      </Heading>
      <p className="mt-1.5 pe-3 text-[0.875rem] leading-[1.5] text-ink-soft max-tablet:hidden">
        {sheet.description}
      </p>
    </>
  );
}

function HungPicture({ sheet, popularLabel, remove }: HeadProps) {
  const { t } = useText();
  return (
    <div className={paper}>
      <Plate>
        <Picture picture={{ ...sheet.picture, alt: '' }} />
        <div className="absolute start-3 top-3 z-1 flex max-w-[65%] flex-wrap gap-1.5">
          <Badge>{t.business.kinds[sheet.jurisdiction]}</Badge>
          {sheet.popular && <Badge variant="most-popular">{popularLabel}</Badge>}
        </div>
        <button
          type="button"
          aria-label={t.business.compare.remove(sheet.title)}
          onClick={remove}
          className="absolute end-1 top-1 z-1 grid size-11 cursor-pointer place-items-center text-[#10282D]"
        >
          <span className="grid size-7 place-items-center rounded-hair bg-[#FCF9F3]">
            <X size={15} strokeWidth={1.5} aria-hidden />
          </span>
        </button>
      </Plate>
    </div>
  );
}

function Row({ line, sheets }: { line: Line; sheets: PackageSheet[] }) {
  const { t } = useText();
  const best = line.best ? bestOn(line.best, sheets) : [];
  return (
    <tr>
      <th scope="row" className={`${names} border-t border-line py-4`}>
        <span className="block text-[0.875rem] leading-[1.35] font-medium tablet:text-[0.9375rem]">
          {line.label}
        </span>
        {line.note && (
          <span className="block text-caption text-ink-mute max-tablet:hidden">{line.note}</span>
        )}
      </th>
      {sheets.map((sheet) => (
        <td key={sheet.slug} className={`${column} ${ruled} border-t py-4 pe-4`}>
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 flex-1">{line.cell(sheet)}</div>
            {best.includes(sheet.slug) && (
              <span className="mt-2 flex">
                <Dot />
                <VisuallyHidden>{t.business.compare.isBest}</VisuallyHidden>
              </span>
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}

function Ways({ sheet }: { sheet: PackageSheet }) {
  const { t } = useText();
  const { packages } = t.business;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ConsultationLink subject={packages.subject(sheet.title)} size="small">
        {packages.apply}
        <VisuallyHidden>{packages.applyFor(sheet.title)}</VisuallyHidden>
      </ConsultationLink>
      <Link
        to={sheet.path}
        className="inline-flex min-h-11 items-center text-[0.875rem] font-medium underline decoration-brass-fill underline-offset-[6px]"
      >
        {packages.details}
        <VisuallyHidden>{packages.detailsOf(sheet.title)}</VisuallyHidden>
      </Link>
    </div>
  );
}
