import { deskKeys } from '#web/desk/desk-keys.ts';
import { Keycap } from '#web/desk/keycap.tsx';
import { type DeskKeys, pressedBy } from '#web/desk/use-desk-keys.ts';
import { useDeskLive } from '#web/desk/use-desk-live.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface KeysBarProps {
  keys: DeskKeys;
  onAll: () => void;
}

/** The foot of the desk. Phones have neither keys nor this. */
export function KeysBar({ keys, onAll }: KeysBarProps) {
  const { t } = useText();
  const words = t.desk.keys;
  const live = useDeskLive();
  return (
    <footer className="hidden items-center gap-5.5 overflow-hidden border-t border-line px-5 text-[0.75rem] whitespace-nowrap text-ink-mute tablet:flex">
      {keys.on
        ? deskKeys
            .filter((key) => key.inBar)
            .map(({ name, caps }) => (
              <span key={name} className="inline-flex items-center gap-1.5" aria-hidden>
                {caps.slice(0, 2).map((cap) => (
                  <Keycap key={cap} cap={cap} />
                ))}
                {words.names[name]}
              </span>
            ))
        : words.off}
      <span className="ms-auto inline-flex items-center gap-1.5">
        <span
          className={classes('size-1.5 rounded-round', live ? 'bg-success' : 'bg-line-strong')}
          aria-hidden
        />
        {live ? t.desk.live : t.desk.notLive}
      </span>
      <button
        type="button"
        {...pressedBy('?')}
        onClick={onAll}
        className="inline-flex cursor-pointer items-center gap-1.5 hover:text-ink"
      >
        <Keycap cap="?" />
        {words.all}
      </button>
    </footer>
  );
}
