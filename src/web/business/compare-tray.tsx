import { X } from 'lucide-react';
import { useRef } from 'react';
import type { PackageCard } from '#contract/business-pages.ts';
import { mostCompared } from '#domain/business.ts';
import { comparePath, type PackageQuery } from '#web/business/use-package-query.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

interface CompareTrayProps {
  packages: PackageCard[];
  query: PackageQuery;
}

/** Keeps what the tray covers reachable: the page can scroll past it, and focus stays clear of it. */
const roomBelow = '[html:has(&)]:scroll-pb-36 [body:has(&)]:pb-28';

/** What was marked, at hand at the foot of the window. */
export function CompareTray({ packages, query }: CompareTrayProps) {
  const { t } = useText();
  const { tray } = t.business;
  const chosen = query.chosen.flatMap((slug) => packages.filter((card) => card.slug === slug));
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {chosen.length > 0 && tray.chosen(chosen.length, mostCompared)}{' '}
        {chosen.length === mostCompared && tray.full}
      </p>
      {chosen.length > 0 && (
        <section
          aria-label={tray.label}
          className={`fixed inset-x-0 bottom-0 z-15 border-t border-line bg-raised shadow-float ${roomBelow}`}
        >
          <div className="wrap grid gap-x-6 gap-y-2.5 py-3 tablet:flex tablet:min-h-19 tablet:items-center tablet:pe-28">
            <MarkedList chosen={chosen} toggle={query.toggle} />
            <Actions query={query} />
          </div>
        </section>
      )}
    </>
  );
}

interface MarkedListProps {
  chosen: PackageCard[];
  toggle: (slug: string) => void;
}

function MarkedList({ chosen, toggle }: MarkedListProps) {
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
      {chosen.map((card) => (
        <Marked key={card.slug} title={card.title} remove={() => remove(card.slug)} />
      ))}
    </ul>
  );
}

function Marked({ title, remove }: { title: string; remove: () => void }) {
  const { t } = useText();
  return (
    <li className="flex shrink-0 items-center rounded-hair ps-3.5 text-[0.875rem] whitespace-nowrap ring ring-line-strong ring-inset">
      {title}
      <button
        type="button"
        aria-label={t.business.tray.remove(title)}
        onClick={remove}
        className="grid size-11 cursor-pointer place-items-center text-ink-mute hover:text-ink"
      >
        <X size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </li>
  );
}

function Actions({ query: { chosen, forgetChosen } }: { query: PackageQuery }) {
  const { t } = useText();
  const { tray } = t.business;
  return (
    <div className="flex items-center justify-between gap-4 max-tablet:pe-18">
      <button
        type="button"
        onClick={forgetChosen}
        className="min-h-11 cursor-pointer text-[0.875rem] underline decoration-brass-fill underline-offset-[6px]"
      >
        {tray.clear}
      </button>
      {chosen.length > 1 ? (
        <ButtonLink to={comparePath(chosen)} size="small">
          {tray.compare(chosen.length)}
        </ButtonLink>
      ) : (
        <p className="text-caption text-ink-soft">{tray.oneMore}</p>
      )}
    </div>
  );
}
