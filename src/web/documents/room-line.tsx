import type { Vault } from '#contract/documents/documents.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Progress } from '#web/ui/progress.tsx';

/** How much of the room is taken, older versions and the bin included. */
export function RoomLine({ room: { used, most } }: Pick<Vault, 'room'>) {
  const { t } = useText();
  const words = t.documents.room;
  const say = useSize();
  return (
    <Progress
      label={words.label}
      value={Math.min(100, (used / most) * 100)}
      note={words.of(say(used), say(most))}
    />
  );
}

function useSize() {
  const { t, format } = useText();
  const { kilobytes, megabytes, gigabytes } = t.documents.room;
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10);
  return (bytes: number) => {
    if (bytes < 1e6) return kilobytes(format.number(Math.ceil(bytes / 1e3)));
    return bytes < 1e9 ? megabytes(tenths(bytes / 1e6)) : gigabytes(tenths(bytes / 1e9));
  };
}
