import { useQuery } from '@tanstack/react-query';
import { ClientView } from '#web/clients/client-view.tsx';
import type { DeskPlace } from '#web/desk/desk-place.ts';
import type { OpenOverlay } from '#web/desk/overlay.ts';
import { matterQuery } from '#web/desk/queries.ts';
import { pressedBy } from '#web/desk/use-desk-keys.ts';
import { useText } from '#web/i18n/use-text.ts';

interface ClientColumnProps {
  place: DeskPlace;
  onOverlay: OpenOverlay;
}

/** Read, not clicked: who it is for, beside what it is about. */
export function ClientColumn({ place, onOverlay }: ClientColumnProps) {
  const { t, language } = useText();
  const { data: matter } = useQuery({
    ...matterQuery(place.matter ?? '', language),
    enabled: place.matter !== undefined,
  });
  return (
    <aside
      aria-label={t.desk.client.label}
      tabIndex={-1}
      {...pressedBy('i')}
      className="h-full overflow-y-auto overscroll-contain border-s border-line px-5 py-4.5 focus-visible:-outline-offset-2"
    >
      {place.matter && matter?.client && (
        <ClientView id={matter.client.id} except={matter.id} onOverlay={onOverlay} />
      )}
      {place.matter && matter && !matter.client && (
        <p className="text-ink-soft">{t.desk.client.nobody}</p>
      )}
    </aside>
  );
}
