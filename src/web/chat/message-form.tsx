import { Send, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** Kept outside of the field, so that another one goes on with it. */
interface Draft {
  text: string;
}

interface MessageFormProps {
  ref: Ref<HTMLTextAreaElement>;
  pending: boolean;
  send: (text: string) => boolean;
  /** While an answer comes, this takes the place of sending. */
  onStop?: (() => void) | undefined;
  /** Each time something was typed. */
  onTyping?: (() => void) | undefined;
  longest?: number;
  draft?: Draft | undefined;
  /** On the page: one frame around the field, the keys that it knows and the button. */
  framed?: boolean;
}

/** Section 5 of the specification: Enter sends, Shift+Enter does not; what is refused stays written. */
export function MessageForm(props: MessageFormProps) {
  const { ref, pending, send, onStop, onTyping, longest = 500, draft, framed } = props;
  const { t } = useText();
  const isAlive = useHydrated();
  // The server knows of no draft; what takes the place of its drawing has it.
  const [text, setText] = useState(isAlive ? (draft?.text ?? '') : '');
  const write = (next: string) => {
    if (draft) draft.text = next;
    setText(next);
  };
  const submit = () => {
    if (send(text)) write('');
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      onSubmit={onSubmit}
      className={classes(
        'flex shrink-0 items-end gap-2',
        framed
          ? 'mt-2 rounded-hair bg-raised p-1.5 shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)]'
          : 'min-h-16 border-t border-line p-3',
      )}
    >
      <textarea
        ref={ref}
        rows={1}
        aria-label={t.chat.write}
        placeholder={t.chat.write}
        title={t.chat.keys}
        maxLength={longest}
        // What is typed into the server's drawing would be lost.
        readOnly={!isAlive}
        // An empty field has the direction of the page, and so has what stands in it for a hint.
        dir={text === '' ? undefined : 'auto'}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          onTyping?.();
        }}
        onKeyDown={onKeyDown}
        className={classes(
          // Smaller than 16 px, a telephone would enlarge the whole page while one writes.
          'field-sizing-content min-h-10 min-w-0 flex-1 resize-none rounded-hair px-3 py-2 leading-6 placeholder:text-ink-mute max-tablet:text-[1rem]',
          framed
            ? 'max-h-40 bg-transparent text-[0.9375rem] outline-none'
            : 'max-h-24 bg-raised text-[0.875rem] shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      />
      {framed && (
        <span aria-hidden className="self-center px-2 text-caption text-ink-mute max-tablet:hidden">
          {t.chat.keys}
        </span>
      )}
      <SendButton pending={pending} onStop={onStop} />
    </form>
  );
}

function SendButton({ pending, onStop }: Pick<MessageFormProps, 'pending' | 'onStop'>) {
  const { t } = useText();
  const look = { size: 'small', variant: 'primary' } as const;
  if (onStop)
    return (
      <IconButton
        // Its own element: as the same one it would become the submit button within its own click.
        key="stop"
        {...look}
        label={t.chat.stop}
        onClick={onStop}
        icon={<Square size={14} strokeWidth={1.5} fill="currentColor" />}
      />
    );
  return (
    <IconButton
      key="send"
      {...look}
      type="submit"
      label={t.chat.send}
      disabled={pending}
      icon={<Send size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />}
    />
  );
}
