import { Plus } from 'lucide-react';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Opens the line to ask on, from which the forms of this list are one press away. */
export function NewRequest({ area }: { area: MatterArea }) {
  const { t } = useText();
  return (
    <Button
      icon={<Plus size={18} strokeWidth={1.5} />}
      aria-haspopup="dialog"
      onClick={() => openOverlay({ name: 'ask', area })}
    >
      {t.matters.newRequest}
    </Button>
  );
}
