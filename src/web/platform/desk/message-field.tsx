import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { matterLengths } from '#contract/matters/kinds.ts';
import type { Language } from '#contract/primitives.ts';
import { directionOf } from '#domain/localise.ts';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';

interface MessageFieldProps {
  label: string;
  placeholder: string;
  pressKey: string;
  /** The direction is the language's, not the page's; without one it follows what is typed. */
  language?: Language | undefined;
  /** It has just been asked for, so it takes the focus; each time, where it is counted. */
  begins?: boolean | number;
  value: string;
  onChange: (text: string) => void;
  /** With Enter and the command key. */
  onSend: () => void;
  children: ReactNode;
}

export function MessageField(props: MessageFieldProps) {
  const { label, placeholder, pressKey, language, begins, value, onChange, onSend, children } =
    props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begins) field.current?.focus();
  }, [begins]);
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 rounded-hair bg-surface py-1.5 ps-3.5 pe-1.5 shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--focus)]">
      <textarea
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        {...pressedBy(pressKey)}
        {...(language ? { lang: language, dir: directionOf(language) } : { dir: 'auto' })}
        rows={1}
        maxLength={matterLengths.message}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={send}
        className="field-sizing-content max-h-48 min-h-10 min-w-40 flex-1 resize-none bg-transparent py-2 text-[0.9375rem] leading-normal outline-none max-tablet:text-[1rem] placeholder:text-ink-mute"
      />
      <span className="ms-auto flex items-center gap-1">{children}</span>
    </div>
  );
}
