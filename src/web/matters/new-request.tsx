import { Plus } from 'lucide-react';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { kindsOfArea } from '#web/matters/sheet/forms.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

/** Opens the form; where an area has several, one is chosen first. */
export function NewRequest({ area }: { area: MatterArea }) {
  const { t } = useText();
  const { open } = useAskedOverlay();
  const [likely, ...others] = kindsOfArea[area];
  const plus = <Plus size={18} strokeWidth={1.5} />;
  if (others.length === 0 || area === 'requests')
    return (
      <AskLink kind={likely} icon={plus}>
        {t.matters.newRequest}
      </AskLink>
    );
  const items = kindsOfArea[area].map((kind) => ({
    id: kind,
    label: t.matterSheet.kinds[kind].name,
    onSelect: () => open('ask', kind),
  }));
  return (
    <Menu
      trigger={<Button icon={plus}>{t.matters.newRequest}</Button>}
      groups={[{ id: area, items }]}
    />
  );
}
