import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';

interface FieldPanelProps {
  /** What the panel belongs to, and lies in: the field with its buttons. */
  around: RefObject<HTMLElement | null>;
  /** Seen on a phone, where the field may lie under the sheet. */
  title: string;
  onClose: () => void;
  /** Where it can be written as well: a phone has room for one of the two. */
  onWrite?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

const gap = 6;
const edge = 8;

/** Above everything, whatever cuts the field: the panel of a field lies in the browser's top layer. */
const layer =
  'fixed m-0 overflow-visible border-0 bg-transparent p-0 text-ink max-tablet:inset-0 max-tablet:flex max-tablet:size-full max-tablet:max-h-none max-tablet:max-w-none max-tablet:items-end max-tablet:bg-(--scrim) tablet:start-(--panel-start) tablet:end-auto tablet:top-(--panel-top) tablet:bottom-auto tablet:min-w-[min(var(--panel-width),27rem)]';

/** Paper: a sheet at the bottom of a phone, a plate under its field on anything larger. */
const paper =
  'grid grid-rows-[auto_minmax(0,1fr)] overflow-hidden bg-raised shadow-[var(--elev-float),0_0_0_1px_var(--line)] focus-visible:outline-none max-tablet:max-h-[75dvh] max-tablet:w-full max-tablet:animate-[slide-in_320ms_var(--ease-tide)] max-tablet:rounded-t-plate max-tablet:pb-[env(safe-area-inset-bottom)] max-tablet:[--away-y:100%] tablet:max-h-[min(var(--panel-room),27rem)] tablet:animate-[fade-in_120ms_ease-out] tablet:rounded-plate';

/** What a field opens to choose from. The focus may stay in the field or go into the panel. */
export function FieldPanel(props: FieldPanelProps) {
  const { around, title, onClose, onWrite, className, children } = props;
  const words = useFieldWords();
  const panel = useRef<HTMLDivElement>(null);
  usePlace(around, panel);
  useClosing(around, panel, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what lies beside the sheet closes it, as Escape does
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is heard by the window
    <div
      ref={panel}
      popover="manual"
      className={layer}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div tabIndex={-1} className={paper}>
        <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-5 tablet:hidden">
          <p className="truncate font-display text-h4">{title}</p>
          {onWrite && (
            <button
              type="button"
              onClick={onWrite}
              className="min-h-11 shrink-0 cursor-pointer text-[0.9375rem] text-brass underline underline-offset-4"
            >
              {words.write}
            </button>
          )}
        </div>
        <div className={classes('overflow-y-auto overscroll-contain', className)}>{children}</div>
      </div>
    </div>
  );
}

/** Through the object model: the policy of our pages takes no style from an attribute. */
function usePlace(around: FieldPanelProps['around'], panel: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const [field, shown] = [around.current, panel.current];
    if (!field || !shown) return;
    shown.showPopover();
    const place = () => placeAt(field, shown);
    place();
    const watch = new ResizeObserver(place);
    watch.observe(shown);
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [around, panel]);
}

/** Under the field where there is room, else over it; from its start edge on. */
function placeAt(field: HTMLElement, panel: HTMLElement) {
  const { top, bottom, left, right, width } = field.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const set = (name: string, value: number) =>
    panel.style.setProperty(`--panel-${name}`, `${Math.round(value)}px`);
  const [above, below] = [top - gap - edge, clientHeight - bottom - gap - edge];
  set('width', width);
  set('room', clientHeight - 2 * edge);
  const whole = panel.offsetHeight;
  const isUp = whole > below && above > below;
  const room = Math.max(isUp ? above : below, 0);
  set('room', room);
  set('top', isUp ? top - gap - Math.min(whole, room) : bottom + gap);
  const start = getComputedStyle(field).direction === 'rtl' ? clientWidth - right : left;
  set('start', Math.max(edge, Math.min(start, clientWidth - panel.offsetWidth - edge)));
}

/** A press or the focus elsewhere, and Escape, which must not close the dialog around the field as well. */
function useClosing(
  around: FieldPanelProps['around'],
  panel: RefObject<HTMLDivElement | null>,
  onClose: () => void,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !around.current?.contains(target);
    const onAway = ({ target }: Event) => isOutside(target) && close.current();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      // The panel goes, and the focus with it, if it is in there.
      if (panel.current?.contains(document.activeElement))
        around.current?.querySelector<HTMLElement>(':scope > :is(input, button)')?.focus();
      close.current();
    };
    addEventListener('pointerdown', onAway, true);
    addEventListener('focusin', onAway, true);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('pointerdown', onAway, true);
      removeEventListener('focusin', onAway, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [around, panel]);
}
