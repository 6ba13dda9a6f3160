import { ClientView } from '#web/clients/desk/view.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';

interface ClientSheetProps {
  id: string;
  onOverlay: OpenOverlay;
  onClose: () => void;
}

/** The client where the window has no third column, and whoever a search found. */
export function ClientSheet({ id, onOverlay, onClose }: ClientSheetProps) {
  const { t } = useText();
  return (
    <Sheet onClose={onClose} title={t.deskClients.label}>
      <div className="text-[0.875rem] leading-[1.45]">
        <ClientView id={id} onOverlay={onOverlay} onLeave={onClose} />
      </div>
    </Sheet>
  );
}
