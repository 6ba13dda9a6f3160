import { deskKeys } from '#web/desk/desk-keys.ts';
import { Keycap } from '#web/desk/keycap.tsx';
import type { DeskKeys } from '#web/desk/use-desk-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function KeysDialog({ keys, onClose }: { keys: DeskKeys; onClose: () => void }) {
  const { t } = useText();
  const words = t.desk.keys;
  return (
    <Dialog open onOpenChange={onClose} title={words.title} closeLabel={t.desk.close}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {deskKeys.map(({ name, caps }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              <span className="sr-only">{caps.join(' ')}</span>
              {caps.map((cap) => (
                <Keycap key={cap} cap={cap} />
              ))}
            </dt>
            <dd>{words.names[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-3">
        <Switch
          label={words.use}
          description={words.useText}
          checked={keys.on}
          onChange={keys.turn}
        />
      </div>
    </Dialog>
  );
}
