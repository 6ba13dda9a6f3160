import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface QuestionChipsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
  /** One row of 28 px, as in the widget. */
  small?: boolean;
  /** All in sight, in as many rows as it takes, on a phone the first three; else one row that goes sideways. */
  wraps?: boolean;
}

const look =
  'cursor-pointer rounded-hair shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-ink/6';

/** Questions to be asked with one press; they go away while an answer is on its way. */
export function QuestionChips({ questions, onAsk, small, wraps }: QuestionChipsProps) {
  const { t } = useText();
  if (questions.length === 0) return null;
  return (
    <ul
      aria-label={t.chat.asked}
      className={classes(
        'flex shrink-0',
        wraps
          ? 'flex-wrap max-tablet:[&>li:nth-child(n+4)]:hidden'
          : 'overflow-x-auto whitespace-nowrap [scrollbar-width:none]',
        small ? 'gap-1.5 px-3 pt-1 pb-2.5' : 'gap-2 py-1',
      )}
    >
      {questions.map((question) => (
        <li key={question} className={wraps ? undefined : 'shrink-0'}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className={classes(
              look,
              small
                ? 'relative h-7 px-2 text-[0.75rem] before:absolute before:inset-x-0 before:-inset-y-1'
                : 'min-h-9 px-3 text-start text-caption max-tablet:min-h-11',
            )}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
