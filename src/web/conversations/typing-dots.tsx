import { useText } from '#web/i18n/use-text.ts';

/** Three dots in a bubble; they stand still where motion is not wanted. */
export function Typing({ label, className }: { label?: string; className: string }) {
  const { t } = useText();
  return (
    <div className={`${className} flex items-center gap-1.5 py-3.5`}>
      <span className="sr-only">{label ?? t.chat.typing}</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-1.5 rounded-round bg-ink-mute motion-safe:animate-bounce ${delay}`}
        />
      ))}
    </div>
  );
}
