import { X } from 'lucide-react';
import { useRef } from 'react';
import { mostCompared } from '#domain/comparison.ts';
import type { Compared, CompareWords } from '#web/platform/use-compared.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

interface Item {
  slug: string;
  name: string;
}

interface CompareTrayProps {
  /** What lies in it. */
  label: string;
  words: CompareWords;
  /** Whatever may be chosen. */
  items: readonly Item[];
  compared: Compared;
  /** Where they stand side by side, and what the way there is called. */
  to: string;
  open: string;
}

/** Keeps what the tray covers reachable: the page can scroll past it, and focus stays clear of it. */
const roomBelow = '[html:has(&)]:scroll-pb-36 [body:has(&)]:pb-28';

/** What was marked, at hand at the foot of the window. */
export function CompareTray(props: CompareTrayProps) {
  const { label, words, items, compared } = props;
  const marked = compared.chosen.flatMap((slug) => items.filter((item) => item.slug === slug));
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {marked.length > 0 && words.chosen(marked.length, mostCompared)}{' '}
        {marked.length === mostCompared && words.full}
      </p>
      {marked.length > 0 && (
        <section
          aria-label={label}
          className={`fixed inset-x-0 bottom-0 z-15 border-t border-line bg-raised shadow-float ${roomBelow}`}
        >
          <div className="wrap grid gap-x-6 gap-y-2.5 py-3 tablet:flex tablet:min-h-19 tablet:items-center tablet:pe-28">
            <MarkedList marked={marked} words={words} toggle={compared.toggle} />
            <Actions {...props} count={marked.length} />
          </div>
        </section>
      )}
    </>
  );
}

interface MarkedListProps {
  marked: Item[];
  words: CompareWords;
  toggle: (slug: string) => void;
}

function MarkedList({ marked, words, toggle }: MarkedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (slug: string) => {
    // The button that was pressed goes away; the keyboard stays in the list.
    list.current?.focus();
    toggle(slug);
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="relative -mx-1 flex gap-2 overflow-x-auto px-1 outline-none [scrollbar-width:none] tablet:flex-1"
    >
      {marked.map(({ slug, name }) => (
        <Marked key={slug} name={name} label={words.remove(name)} onRemove={() => remove(slug)} />
      ))}
    </ul>
  );
}

const Marked = ({
  name,
  label,
  onRemove,
}: {
  name: string;
  label: string;
  onRemove: () => void;
}) => (
  <li className="flex shrink-0 items-center rounded-hair ps-3.5 text-[0.875rem] whitespace-nowrap ring ring-line-strong ring-inset">
    {name}
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="grid size-11 cursor-pointer place-items-center text-ink-mute hover:text-ink"
    >
      <X size={16} strokeWidth={1.5} aria-hidden />
    </button>
  </li>
);

const Actions = ({ words, compared, to, open, count }: CompareTrayProps & { count: number }) => (
  <div className="flex items-center justify-between gap-4 max-tablet:pe-18">
    <button
      type="button"
      onClick={() => compared.choose([])}
      className="min-h-11 cursor-pointer text-[0.875rem] underline decoration-brass-fill underline-offset-[6px]"
    >
      {words.clear}
    </button>
    {count > 1 ? (
      <ButtonLink to={to} size="small">
        {open}
      </ButtonLink>
    ) : (
      <p className="text-caption text-ink-soft">{words.oneMore}</p>
    )}
  </div>
);
