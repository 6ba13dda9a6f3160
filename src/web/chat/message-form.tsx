import { Send, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface MessageFormProps {
  ref: Ref<HTMLTextAreaElement>;
  pending: boolean;
  send: (text: string) => boolean;
  /** While an answer comes, this takes the place of sending. */
  onStop?: (() => void) | undefined;
  /** Each time something was typed. */
  onTyping?: (() => void) | undefined;
  longest?: number;
  className?: string;
}

/** Section 5 of the specification: Enter sends, Shift+Enter does not; what is refused stays written. */
export function MessageForm(props: MessageFormProps) {
  const { ref, pending, send, onStop, onTyping, longest = 500, className } = props;
  const { t } = useText();
  const [text, setText] = useState('');
  const submit = () => {
    if (send(text)) setText('');
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
        'flex min-h-16 shrink-0 items-end gap-2 border-t border-line p-3',
        className,
      )}
    >
      <textarea
        ref={ref}
        rows={1}
        aria-label={t.chat.write}
        placeholder={t.chat.write}
        title={t.chat.keys}
        maxLength={longest}
        dir="auto"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onTyping?.();
        }}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-24 min-h-10 min-w-0 flex-1 resize-none rounded-hair bg-raised px-3 py-2 text-[0.875rem] leading-6 shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-ink-mute"
      />
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
