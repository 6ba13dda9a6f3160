import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlannedItem } from '#contract/itinerary.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useRemove } from '#web/itinerary/queries.ts';
import type { CarryStep, Moving } from '#web/itinerary/use-carry.ts';
import { sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

interface PlannedMenuProps {
  item: PlannedItem;
  title: string;
  moving: Moving;
}

export function PlannedMenu({ item, title, moving }: PlannedMenuProps) {
  const { t } = useText();
  const say = t.itinerary;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const to = (id: CarryStep, label: string) => ({ id, label, onSelect: () => moving.go(item, id) });
  const { offering } = item;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={say.menu(title)}
            icon={<Ellipsis size={18} strokeWidth={1.5} />}
          />
        }
        groups={[
          {
            id: 'move',
            items: [
              to('up', say.up),
              to('down', say.down),
              to('before', say.dayBefore),
              to('after', say.dayAfter),
            ],
          },
          {
            id: 'else',
            items: [
              ...(offering
                ? [
                    {
                      id: 'book',
                      label: say.book,
                      onSelect: () => void navigate(sheetPath({ offering })),
                    },
                  ]
                : []),
              { id: 'remove', label: say.remove, danger: true, onSelect: () => setAsking(true) },
            ],
          },
        ]}
      />
      <Removal item={item} title={title} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

interface RemovalProps {
  item: PlannedItem;
  title: string;
  open: boolean;
  onClose: () => void;
}

function Removal({ item, title, open, onClose }: RemovalProps) {
  const { t } = useText();
  const say = t.itinerary;
  const remove = useRemove();
  return (
    <Dialog open={open} onOpenChange={onClose} title={say.removeTitle} text={say.removeText(title)}>
      <div className="grid gap-5">
        {remove.error && <RefusalPanel error={remove.error} title={say.notRemoved} />}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(item.id, { onSuccess: onClose })}
          >
            {say.remove}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {say.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
