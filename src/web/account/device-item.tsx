import type { AccountSession } from '#contract/account.ts';
import { useEndDevice } from '#web/account/devices.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Status } from '#web/ui/status.tsx';

export function DeviceItem({ device }: { device: AccountSession }) {
  const { t } = useText();
  const { devices: words } = t.security;
  const name = words.name(device.browser, device.system);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
          {name}
          {device.isCurrent && <Status tone="success">{words.here}</Status>}
        </p>
        <Life device={device} />
      </div>
      {!device.isCurrent && <EndDevice id={device.id} name={name} />}
    </li>
  );
}

function Life({ device }: { device: AccountSession }) {
  const { t, format } = useText();
  const { devices: words } = t.security;
  const { address, signedInAt, lastUsedAt } = device;
  return (
    <p className="text-caption break-words text-ink-mute">
      {words.since(format.when(signedInAt))}
      {' · '}
      {words.used(format.when(lastUsedAt))}
      {address && (
        <>
          {' · '}
          <bdi>{address}</bdi>
        </>
      )}
    </p>
  );
}

function EndDevice({ id, name }: { id: string; name: string }) {
  const { t } = useText();
  const { busy, end, refused } = useEndDevice();
  const { devices: words } = t.security;
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={words.endOneOf(name)}>
          {words.endOne}
        </Button>
      }
      title={words.endOneTitle}
      text={words.endOneText(name)}
      confirm={words.endOne}
      keep={t.security.cancel}
      busy={busy}
      refused={refused}
      onConfirm={() => end(id, words.endedOne)}
    />
  );
}
