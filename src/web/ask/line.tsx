import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { KeyboardEvent, Ref } from 'react';
import type { Stretch } from '#contract/ask.ts';
import { SentenceField } from '#web/ask/sentence-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

interface AskLineProps {
  ref: Ref<HTMLTextAreaElement>;
  words: string;
  /** What was understood of them. */
  stretches: readonly Stretch[];
  onWrite: (words: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** The list that the arrow keys walk while the focus stays here. */
  controls: { listId: string; option: string | undefined };
}

/** One sentence, as long as it needs to be. */
export function AskLine({ ref, words, stretches, onWrite, onKeyDown, controls }: AskLineProps) {
  const { t } = useText();
  return (
    <div className="flex shrink-0 items-start gap-4 px-5 py-5 tablet:px-8 tablet:py-6.5">
      <Mark cut="small" className="mt-1.5 size-8" />
      <SentenceField
        ref={ref}
        words={words}
        stretches={stretches}
        onWrite={onWrite}
        aria-label={t.ask.placeholder}
        aria-autocomplete="list"
        aria-controls={controls.option && controls.listId}
        aria-activedescendant={controls.option}
        enterKeyHint="go"
        placeholder={t.ask.placeholder}
        onKeyDown={onKeyDown}
        className="max-h-40 min-h-11 text-[1.75rem] leading-[1.3] tablet:text-[2.125rem] [&:lang(ar)]:leading-[1.5]"
      />
      <Primitive.Close asChild>
        <IconButton
          label={t.ask.close}
          icon={<X size={18} strokeWidth={1.5} />}
          className="tablet:with-keys:hidden!"
        />
      </Primitive.Close>
      <Primitive.Close className="hidden min-h-11 cursor-pointer place-items-center tablet:with-keys:grid">
        <Kbd>{t.ask.escape}</Kbd>
        <span className="sr-only">{t.ask.close}</span>
      </Primitive.Close>
    </div>
  );
}
