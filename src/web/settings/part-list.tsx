import { useMutationState } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { savingKey } from '#web/platform/settings-key.ts';
import { type PartName, parts } from '#web/settings/part.tsx';

/** The parts as a list that stays beside them; on a telephone a row above them. */
export function PartList() {
  const { t } = useText();
  const current = useCurrentPart();
  return (
    <div className="sticky top-(--shell-h) z-10 -mx-(--gutter) self-start bg-surface px-(--gutter) pb-2 desk:top-[calc(var(--shell-h)+2rem)] desk:mx-0 desk:bg-transparent desk:px-0">
      <nav aria-label={t.settings.parts}>
        <ul className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] desk:block desk:border-t">
          {parts.map((name) => (
            <li key={name} className="shrink-0 desk:border-b desk:border-line desk:last:border-b-0">
              <a
                href={`#${name}`}
                aria-current={name === current ? 'location' : undefined}
                className="relative block py-3 text-[0.9375rem] whitespace-nowrap text-ink-soft after:absolute after:start-0 after:-bottom-px after:h-0.5 after:w-full hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:bg-brass-fill desk:after:w-10"
              >
                {t.settings[name].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SavedLine />
    </div>
  );
}

/** The last part whose head has passed the upper third of the window. */
function useCurrentPart(): PartName {
  const [current, setCurrent] = useState<PartName>(parts[0]);
  useEffect(() => {
    const look = () => {
      const passed = parts.filter((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? parts[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return current;
}

/** How the last change went: quiet while all is well, plain when it was not saved. */
function SavedLine() {
  const { t } = useText();
  const { saved } = t.settings;
  const last = useMutationState({
    filters: { mutationKey: savingKey },
    select: ({ state: { status, submittedAt, error } }) => ({ status, submittedAt, error }),
  })
    .toSorted((one, other) => one.submittedAt - other.submittedAt)
    .at(-1);
  if (last?.status === 'error')
    return (
      <p role="alert" className="mt-3 flex items-start gap-2.5 text-caption text-danger">
        <CircleAlert size={15} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
        <span>
          {saved.failed}
          <span className="block">{t.platform.errors[codeOf(last.error)]}</span>
        </span>
      </p>
    );
  return (
    <p role="status" className="mt-3 flex items-center gap-2.5 text-caption text-ink-mute">
      <Check size={15} strokeWidth={1.5} className="shrink-0 text-success" aria-hidden />
      {last?.status === 'pending' ? saved.saving : saved.idle}
    </p>
  );
}
