import { useState } from 'react';

interface Writing {
  value: string;
  onChange: (value: string) => void;
  /** What was meant; nothing while it says nothing. */
  read: (text: string) => string | undefined;
  /** How the house writes it. */
  write: (value: string) => string;
}

/**
 * A value that people write in words of their own. What can be read counts at once; when the field is left, it is
 * written as the house writes it, and what says nothing stays to be mended.
 */
export function useWritten({ value, onChange, read, write }: Writing) {
  const [text, setText] = useState<string>();
  const [isLeft, setLeft] = useState(true);
  const isRead = text === undefined || !text.trim() || read(text) !== undefined;
  return {
    text: text ?? (value && write(value)),
    isWrong: isLeft && !isRead,
    type: (typed: string) => {
      setText(typed);
      setLeft(false);
      onChange(read(typed) ?? '');
    },
    leave: () => {
      setLeft(true);
      if (isRead) setText(undefined);
    },
    /** Chosen from a panel instead. */
    take: (chosen: string) => {
      setText(undefined);
      onChange(chosen);
    },
  };
}
