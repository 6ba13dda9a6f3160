import { useSearchParams } from 'react-router';
import type { Entrance } from '#web/auth/entrance.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type Return, readReturn } from '#web/platform/auth/auth-return.ts';
import { useWhyRefused } from '#web/platform/auth/use-why-refused.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

/** What became of the link that led here: told by the service itself, or by the screen it led to. */
export function useReturned(): Return | undefined {
  const [search] = useSearchParams();
  const link = search.get('link');
  if (link === 'expired' || link === 'refused' || link === 'elsewhere')
    return { link, reason: search.get('reason') ?? undefined };
  return readReturn(location);
}

interface LinkNoticeProps {
  returned: Return;
  entrance: Entrance;
}

export function LinkNotice({ returned: { link, reason }, entrance }: LinkNoticeProps) {
  const { t } = useText();
  const { links } = t.auth;
  const whyRefused = useWhyRefused();
  if (link === 'elsewhere')
    return <AlertPanel tone="info" title={links.elsewhere} text={links.elsewhereText} />;
  if (link === 'refused') return <AlertPanel title={links.refused} text={whyRefused(reason)} />;
  if (link !== 'expired') return null;
  const wanted = entrance.mode === 'new-password' ? 'forgot' : 'magic-link';
  return (
    <AlertPanel
      title={links.expired}
      text={links.expiredText}
      action={
        <Button size="small" variant="outline" onClick={() => entrance.go(wanted)}>
          {links.newLink}
        </Button>
      }
    />
  );
}
