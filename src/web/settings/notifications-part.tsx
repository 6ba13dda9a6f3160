import type { Settings } from '#contract/settings.ts';
import { ChoicesForm } from '#web/notifications/choices-form.tsx';
import { Part } from '#web/settings/part.tsx';
import { QuietHours } from '#web/settings/quiet-hours.tsx';

interface NotificationsPartProps {
  settings: Settings;
  artBase: string;
}

/** There is more room here than behind the bell, so the channels stand apart. */
export function NotificationsPart({ settings, artBase }: NotificationsPartProps) {
  return (
    <Part name="notifications">
      <div className="tablet:[&_thead_th:not(:first-child)]:w-32">
        <ChoicesForm />
      </div>
      <QuietHours saved={settings.quiet} artBase={artBase} />
    </Part>
  );
}
