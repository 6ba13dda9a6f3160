import { useId, useState } from 'react';
import type { Brief, BriefPart } from '#contract/ask.ts';
import { chipsOf } from '#web/ask/brief-words.ts';
import { PartField } from '#web/ask/part-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface BriefChipsProps {
  brief: Brief;
  /** It was answered: the chips say to what. */
  isFixed: boolean;
  onChange: (brief: Brief) => void;
}

const look = 'grid min-h-14 gap-0.5 rounded-hair border px-3.5 py-2 text-start leading-5';

/** What was understood, part by part. A touch opens one where it stands; a guess says why it was taken. */
export function BriefChips({ brief, isFixed, onChange }: BriefChipsProps) {
  const words = useText();
  const { t } = words;
  const [open, setOpen] = useState<BriefPart>();
  const id = useId();
  const chips = chipsOf(brief, words);
  const guesses = isFixed ? [] : chips.filter(({ guess }) => guess);
  return (
    <>
      <ul className="flex flex-wrap gap-2.5">
        {chips
          .filter(({ value }) => !isFixed || value)
          .map(({ part, value, guess }) => (
            <li key={part} className="max-w-full">
              <button
                type="button"
                disabled={isFixed}
                aria-expanded={isFixed ? undefined : open === part}
                aria-controls={open === part ? id : undefined}
                onClick={() => setOpen(open === part ? undefined : part)}
                className={classes(
                  look,
                  !isFixed && 'cursor-pointer hover:border-ink',
                  guess && !isFixed
                    ? 'border-warning bg-warning-wash'
                    : classes('border-line-strong', value && 'bg-raised'),
                  !value && 'border-dashed text-ink-mute',
                  open === part && 'border-ink! shadow-[inset_0_0_0_1px_var(--ink)]',
                )}
              >
                <span className="text-[0.75rem] leading-4 text-ink-soft">
                  {t.ask.parts[part]}
                  {guess && !isFixed && <VisuallyHidden>, {t.ask.guess}</VisuallyHidden>}
                </span>
                <span className={classes('block truncate', value && 'font-medium')}>
                  <bdi>{value ?? t.ask.blank[part]}</bdi>
                </span>
              </button>
            </li>
          ))}
      </ul>
      {open && !isFixed && (
        <PartField
          key={open}
          id={id}
          part={open}
          brief={brief}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      )}
      {guesses.length > 0 && (
        <ul className="mt-3.5 grid gap-1 text-caption text-ink-soft">
          {guesses.map(({ part, guess }) => (
            <li key={part}>{guess}</li>
          ))}
        </ul>
      )}
    </>
  );
}
