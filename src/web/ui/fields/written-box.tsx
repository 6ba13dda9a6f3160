import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { usePress } from '#web/ui/controls/use-press.ts';
import { FieldPanel } from '#web/ui/fields/panel.tsx';
import type { useWritten } from '#web/ui/fields/use-written.ts';

/** What a field takes that is written or chosen: as the browser's own, but plain text throughout. */
export interface WrittenProps extends Omit<ComponentProps<'input'>, WrittenHere> {
  value?: string | undefined;
  onChange?: ((event: { target: { value: string } }) => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

type WrittenHere = 'type' | 'value' | 'onChange' | 'min' | 'max' | 'children';

interface WrittenBoxProps extends Omit<ComponentProps<'input'>, WrittenHere> {
  /** Names the panel. */
  label: string;
  written: ReturnType<typeof useWritten>;
  /** Left out where there is no room: a press on the line opens the panel too. */
  icon?: ReactNode;
  iconLabel: string;
  panel: (panel: OpenPanel) => ReactNode;
}

interface OpenPanel {
  /** Whether it takes the focus; else the reader goes on writing beside it. */
  autoFocus: boolean;
  /** Gives the focus back as well. */
  close: () => void;
}

/** A line to write on and a panel to choose from. */
export function WrittenBox(props: WrittenBoxProps) {
  const { label, written, icon, iconLabel, panel, className, ...input } = props;
  const root = useRef<HTMLDivElement>(null);
  const opening = useOpening();
  return (
    <div ref={root} className="relative min-w-0">
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...opening.line}
        type="text"
        value={written.text}
        onChange={({ target }) => written.type(target.value)}
        onBlur={written.leave}
        className={classes(className, icon ? 'pe-12!' : undefined)}
      />
      {icon && (
        <IconButton
          {...opening.button}
          label={iconLabel}
          icon={icon}
          disabled={input.disabled}
          aria-haspopup="dialog"
          aria-expanded={opening.how !== undefined}
          className="absolute! inset-y-0 end-0.5 my-auto"
        />
      )}
      {opening.how && (
        <FieldPanel around={root} title={label} onClose={opening.close} onWrite={opening.write}>
          <div role="dialog" aria-label={label}>
            <Fragment key={opening.how}>
              {panel({ autoFocus: opening.how === 'inside', close: opening.giveBack })}
            </Fragment>
          </div>
        </FieldPanel>
      )}
    </div>
  );
}

/** Who opens the panel, whether the focus goes along, and to whom it comes back. */
function useOpening() {
  const [how, setHow] = useState<'beside' | 'inside'>();
  const line = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const open = (from: HTMLElement | null, way: 'beside' | 'inside') => {
    opener.current = from;
    setHow(way);
  };
  const close = () => setHow(undefined);
  const giveBack = () => {
    close();
    opener.current?.focus();
  };
  const press = usePress((isFinger) =>
    isFinger ? open(button.current, 'inside') : open(line.current, 'beside'),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open(line.current, 'inside');
  };
  return {
    how,
    giveBack,
    close,
    write: () => {
      close();
      line.current?.focus();
    },
    line: { ref: line, onKeyDown, ...press },
    button: { ref: button, onClick: () => (how ? close() : open(button.current, 'inside')) },
  };
}
