import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import type { CompareLine, CompareWords } from '#web/platform/use-compared.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface CompareTableProps<Item extends { slug: string }> {
  label: string;
  words: CompareWords;
  items: Item[];
  lines: CompareLine<Item>[];
  head: (item: Item) => Omit<CompareHeadProps, 'onRemove' | 'words'>;
  /** What can be done with one of them. */
  foot: (item: Item) => ReactNode;
  onRemove: (slug: string) => void;
}

/** The first column stays while the others pass under it; the page itself never scrolls sideways. */
const names =
  'sticky start-0 z-2 bg-surface pe-3 text-start align-top font-normal max-tablet:w-28 max-tablet:min-w-28 tablet:w-54 tablet:min-w-54 tablet:pe-6';
const column = 'w-52 min-w-52 align-top ps-4 tablet:w-auto tablet:min-w-[17rem] tablet:ps-7';
const ruled = 'border-t border-line';

/** A table, since that is what it is. */
export function CompareTable<Item extends { slug: string }>(props: CompareTableProps<Item>) {
  const { label, words, items, lines, onRemove } = props;
  const region = useRef<HTMLElement>(null);
  const letGo = (slug: string) => {
    // The button goes away with its column; the keyboard stays in the table.
    region.current?.focus({ preventScroll: true });
    onRemove(slug);
  };
  return (
    <section
      ref={region}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="relative mt-9 overflow-x-auto pt-px pe-px pb-3 max-tablet:-mx-(--gutter) max-tablet:ps-(--gutter) tablet:mt-12"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 max-desk:table-auto">
        <caption className="sr-only">{label}</caption>
        <Heads {...props} onRemove={letGo} />
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} items={items} isBest={words.isBest} />
          ))}
        </tbody>
        <Feet {...props} />
      </table>
    </section>
  );
}

function Heads<Item extends { slug: string }>(props: CompareTableProps<Item>) {
  const { words, items, head, onRemove } = props;
  return (
    <thead>
      <tr>
        <td className={`${names} pb-5 align-bottom!`}>
          <span className="flex items-center gap-2 text-caption text-ink-mute">
            <Dot /> {words.best}
          </span>
        </td>
        {items.map((item) => (
          <th key={item.slug} scope="col" className={`${column} pb-6 text-start font-normal`}>
            <CompareHead {...head(item)} words={words} onRemove={() => onRemove(item.slug)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

const Feet = <Item extends { slug: string }>({ items, foot }: CompareTableProps<Item>) => (
  <tfoot>
    <tr>
      <td className={`${names} ${ruled}`} />
      {items.map((item) => (
        <td key={item.slug} className={`${column} ${ruled} pt-5`}>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{foot(item)}</div>
        </td>
      ))}
    </tr>
  </tfoot>
);

const Dot = () => <span aria-hidden className="size-2.5 shrink-0 rounded-round bg-brass-fill" />;

interface RowProps<Item extends { slug: string }> {
  line: CompareLine<Item>;
  items: Item[];
  isBest: string;
}

const Row = <Item extends { slug: string }>({ line, items, isBest }: RowProps<Item>) => (
  <tr>
    <th scope="row" className={`${names} ${ruled} py-4`}>
      <span className="block text-[0.875rem] leading-[1.35] font-medium tablet:text-[0.9375rem]">
        {line.label}
      </span>
      {line.note && (
        <span className="block text-caption text-ink-mute max-tablet:hidden">{line.note}</span>
      )}
    </th>
    {items.map((item) => (
      <td key={item.slug} className={`${column} ${ruled} border-s py-4 pe-4`}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 flex-1 text-[0.9375rem] leading-[1.5]">{line.cell(item)}</div>
          {line.best?.includes(item.slug) && (
            <span className="mt-2 flex">
              <Dot />
              <VisuallyHidden>{isBest}</VisuallyHidden>
            </span>
          )}
        </div>
      </td>
    ))}
  </tr>
);

interface CompareHeadProps {
  name: string;
  path: string;
  description: string;
  picture: PictureFiles;
  badges: ReactNode;
  words: CompareWords;
  onRemove: () => void;
}

/** Whose column it is, with the way out of the comparison. */
function CompareHead(props: CompareHeadProps) {
  const { name, path, description, picture, badges, words, onRemove } = props;
  return (
    <>
      <div className={paper}>
        <Plate>
          <Picture picture={{ ...picture, alt: '' }} />
          <div className="absolute start-3 top-3 z-1 flex max-w-[65%] flex-wrap gap-1.5">
            {badges}
          </div>
          <Remove label={words.remove(name)} onRemove={onRemove} />
        </Plate>
      </div>
      <Heading level={2} size="h4" className="mt-4">
        <Link to={path} className="decoration-brass-fill underline-offset-4 hover:underline">
          {name}
        </Link>
      </Heading>
      <p className="mt-1.5 pe-3 text-[0.875rem] leading-[1.5] text-ink-soft max-tablet:hidden">
        {description}
      </p>
    </>
  );
}

const Remove = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onRemove}
    className="absolute end-1 top-1 z-1 grid size-11 cursor-pointer place-items-center text-[#10282D]"
  >
    <span className="grid size-7 place-items-center rounded-hair bg-[#FCF9F3]">
      <X size={15} strokeWidth={1.5} aria-hidden />
    </span>
  </button>
);
