import { useText } from '#web/i18n/use-text.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { AskField } from '#web/shell/house/ask-field.tsx';
import { CommandKey, Kbd } from '#web/ui/kbd.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

/** With the command key it opens the line anywhere; keys are called alike in both languages. */
const opener = 'K';

/** Half over the horizon: the line to ask on, what one may say, and the key that opens it anywhere. */
export function AskLine() {
  const { t } = useText();
  return (
    <div className="wrap relative -mt-8 tablet:-mt-9.5">
      <div className="flex h-16 items-center gap-4 rounded-plate bg-raised px-5 shadow-[var(--elev-lift),0_0_0_1px_var(--line)] focus-within:shadow-[var(--elev-lift),0_0_0_2px_var(--focus)] tablet:h-19 tablet:px-6">
        <Mark cut="small" className="size-7 shrink-0" />
        <AskField className="h-16 w-full bg-transparent font-display text-[1.5rem] outline-none placeholder:text-ink-mute tablet:text-[1.75rem]" />
        <ul
          className="flex shrink-0 items-center gap-6 max-tablet:hidden"
          aria-label={t.dashboard.mayAsk}
        >
          {t.dashboard.samples.map((sentence, place) => (
            <li key={sentence} className={place === 0 ? '' : 'max-desk:hidden'}>
              <Sample sentence={sentence} />
            </li>
          ))}
        </ul>
        <span aria-hidden className="flex shrink-0 items-center gap-1 max-tablet:hidden">
          <CommandKey />
          <Kbd>{opener}</Kbd>
        </span>
      </div>
    </div>
  );
}

/** Pressed, it is said. */
const Sample = ({ sentence }: { sentence: string }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={() => openOverlay({ name: 'ask', words: sentence })}
    className="flex min-h-11 cursor-pointer items-center text-[0.9375rem] text-ink-soft hover:text-brass"
  >
    <span className="border-b border-line-strong">{sentence}</span>
  </button>
);
