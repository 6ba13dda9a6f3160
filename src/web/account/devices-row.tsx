import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { AccountSession } from '#contract/account.ts';
import { devicesQuery, useEndDevice } from '#web/account/devices.ts';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useChange } from '#web/account/use-change.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';

/** Every place the account is signed in at. */
export function DevicesRow() {
  const { t } = useText();
  const { devices: words } = t.security;
  const { data: devices = [], error } = useQuery(devicesQuery);
  // A hosted sign-in service has no list to show; there the others can only be ended together.
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  const alone = devices.length > 0 && devices.every(({ isCurrent }) => isCurrent);
  return (
    <Row
      icon={<MonitorSmartphone {...rowIcon} />}
      title={words.title}
      note={alone ? words.alone : words.note}
      action={!alone && <EndOthers />}
    >
      {!isUnknown && <Devices />}
    </Row>
  );
}

function Devices() {
  const { t } = useText();
  const { devices: words } = t.security;
  const { data, isPending, isError, refetch } = useQuery(devicesQuery);
  if (isPending) return <Waiting label={words.reading} />;
  if (isError && !data)
    return (
      <AlertPanel
        title={t.security.failed}
        action={
          <Button size="small" variant="outline" onClick={() => void refetch()}>
            {words.again}
          </Button>
        }
      />
    );
  return (
    <ul aria-label={words.list} className="border-t border-line">
      {data?.map((device) => (
        <DeviceItem key={device.id} device={device} />
      ))}
    </ul>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Skeletons
    label={label}
    sizes={['h-4 w-2/5', 'h-3.5 w-3/5']}
    className="grid gap-2 border-t border-line py-3"
  />
);

function EndOthers() {
  const { t } = useText();
  const { busy, change, refusal } = useChange();
  const { devices: words } = t.security;
  const end = async () => {
    const refused = await change(async (auth) => {
      const { error } = await auth.signOut({ scope: 'others' });
      return { data: null, error };
    }, words.ended);
    return !refused;
  };
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="outline">
          {words.end}
        </Button>
      }
      title={words.endTitle}
      text={words.endText}
      confirm={words.endConfirm}
      keep={t.security.cancel}
      busy={busy}
      refused={refusal?.says}
      onConfirm={end}
    />
  );
}

function DeviceItem({ device }: { device: AccountSession }) {
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
