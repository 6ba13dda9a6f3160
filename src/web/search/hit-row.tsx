import { BriefcaseBusiness, CircleHelp, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SearchHit, SearchKind } from '#contract/search.ts';
import { plain, wordPattern } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { useText } from '#web/i18n/use-text.ts';
import { shortValue } from '#web/search/fact-value.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

interface HitRowProps {
  id: string;
  hit: SearchHit;
  matched: string[];
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

const look =
  'relative flex min-h-13 items-center gap-3.5 rounded-hair border-s-2 px-2.5 py-1.5 max-tablet:min-h-15';

/** An option of the list, and a link all the same: it opens in a new tab like any other. */
export function HitRow({ id, hit, matched, active, onPoint, onChoose }: HitRowProps) {
  const words = useText();
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const [fact] = hit.facts;
  const note = fact ? shortValue(fact, words) : words.t.search.kind[hit.kind];
  return (
    <Link
      ref={row}
      id={id}
      to={hit.path}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={active ? undefined : onPoint}
      onClick={onChoose}
      className={classes(look, active ? 'border-brass-fill bg-surface' : 'border-transparent')}
    >
      <Thumbnail hit={hit} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.9375rem] leading-5.5 font-medium">
          <Marked text={hit.title} matched={matched} />
        </span>
        <span className="block truncate text-caption text-ink-soft">
          <Marked text={hit.place} matched={matched} />
        </span>
      </span>
      {note && (
        <span className="tnum max-w-36 shrink-0 truncate text-caption text-ink-soft">{note}</span>
      )}
    </Link>
  );
}

const signs: Partial<Record<SearchKind, ReactNode>> = {
  company: <BriefcaseBusiness size={18} strokeWidth={1.5} />,
  question: <CircleHelp size={18} strokeWidth={1.5} />,
};

function Thumbnail({ hit: { kind, picture } }: { hit: SearchHit }) {
  const box = 'grid h-10 w-13 shrink-0 place-items-center overflow-hidden text-ink-mute';
  if (!picture)
    return (
      <span className={box} aria-hidden="true">
        {signs[kind] ?? <FileText size={18} strokeWidth={1.5} />}
      </span>
    );
  return (
    <span className={box}>
      <Picture picture={{ ...picture, alt: '' }} />
    </span>
  );
}

/** A text with the words underlined that the search matched, whatever their spelling. */
function Marked({ text, matched }: { text: string; matched: string[] }) {
  const known = new Set(matched);
  const parts: { at: number; text: string; isMatch: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!known.has(stem(plain(word)))) continue;
    parts.push({ at: end, text: text.slice(end, index), isMatch: false });
    parts.push({ at: index, text: word, isMatch: true });
    end = index + word.length;
  }
  parts.push({ at: end, text: text.slice(end), isMatch: false });
  return parts.map(({ at, text: part, isMatch }) =>
    isMatch ? (
      <mark
        key={`${at} mark`}
        className="bg-transparent text-inherit underline decoration-brass-fill decoration-1 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
