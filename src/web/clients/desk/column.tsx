import { useQuery } from '@tanstack/react-query';
import { ClientView } from '#web/clients/desk/view.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import type { DeskPlace } from '#web/platform/desk/place.ts';
import { matterQuery } from '#web/platform/desk/queries.ts';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';

/** Read, not clicked: who it is for, beside what it is about. */
export function ClientColumn({ place, onOverlay }: { place: DeskPlace; onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const { data: matter } = useQuery({
    ...matterQuery(place.matter ?? '', language),
    enabled: place.matter !== undefined,
  });
  return (
    <aside
      aria-label={t.deskClients.label}
      tabIndex={-1}
      {...pressedBy('i')}
      className="h-full overflow-y-auto overscroll-contain border-s border-line px-5 py-4.5 focus-visible:-outline-offset-2"
    >
      {place.matter && matter?.client && (
        <ClientView id={matter.client.id} except={matter.id} onOverlay={onOverlay} />
      )}
      {place.matter && matter && !matter.client && (
        <p className="text-ink-soft">{t.deskClients.nobody}</p>
      )}
    </aside>
  );
}
