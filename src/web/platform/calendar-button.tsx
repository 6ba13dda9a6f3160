import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';

interface CalendarButtonProps {
  /** Where the file is, as the contract writes it, and what stands in the path. */
  path: string;
  params: Record<string, string>;
  /** As the reader finds it among their files. */
  fileName: string;
}

/** Something of the reader's own for their calendar. */
export function CalendarButton({ path, params, fileName }: CalendarButtonProps) {
  const { t, language } = useText();
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      await saveFile(path, { params, query: { lang: language } }, fileName);
    } catch {
      notify.error(t.platform.noCalendarFile);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      busy={busy}
      icon={<CalendarPlus size={18} strokeWidth={1.5} />}
      onClick={load}
    >
      {t.platform.calendarFile}
    </Button>
  );
}
