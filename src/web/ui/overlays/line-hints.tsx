import type { KeyboardEvent } from 'react';
import { CommandKey, Kbd } from '#web/ui/kbd.tsx';

interface LineHintsProps {
  /** What the arrows, Enter and the shortcut do, and what the line understands besides. */
  words: { move: string; enter: string; shortcut: string; shut: string; both: string };
  className: string;
}

/** The keys of a line that one writes on, beneath it; a finger has none. */
export const LineHints = ({ words, className }: LineHintsProps) => (
  <div
    aria-hidden="true"
    className={`hidden items-center gap-6 border-t border-line py-2.5 text-[0.75rem] text-ink-soft tablet:with-keys:flex ${className}`}
  >
    <span className="flex items-center gap-1.5">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {words.move}
    </span>
    <span className="flex items-center gap-1.5">
      <Kbd>↵</Kbd> {words.enter}
    </span>
    <span className="flex items-center gap-1.5">
      <CommandKey /> <Kbd>{words.shortcut}</Kbd> {words.shut}
    </span>
    <span className="ms-auto">{words.both}</span>
  </div>
);

/** The keys that opened it close it; the page behind must not hear them and open it again. */
export function closeOnShortcut(event: KeyboardEvent, onClose: () => void) {
  if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.stopPropagation();
  onClose();
}
