import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { DeviceItem } from '#web/account/device-item.tsx';
import { devicesQuery } from '#web/account/devices.ts';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useChange } from '#web/account/use-change.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeletons } from '#web/ui/skeleton.tsx';

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
