import { useQuery } from '@tanstack/react-query';
import { Building2, Fingerprint, Mail } from 'lucide-react';
import type { Entrance } from '#web/auth/entrance.ts';
import { useText } from '#web/i18n/use-text.ts';
import {
  canUsePasskeys,
  ceremonyEnded,
  type DoorSettings,
  placeForPasskeys,
  providersOf,
  settingsQuery,
} from '#web/platform/auth/settings.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import type { Captcha } from '#web/platform/auth/use-captcha.ts';
import { Button } from '#web/ui/controls/button.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

/** Only what this house really offers is shown: its settings say so. */
export function OtherWays({ entrance, publicUrl }: { entrance: Entrance; publicUrl: string }) {
  const { t } = useText();
  const { data: settings } = useQuery(settingsQuery);
  if (!settings) return null;
  return (
    <div className="mt-7">
      <p className="mb-5 flex items-center gap-4 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.auth.or}
      </p>
      <div className="grid gap-3">
        <Providers settings={settings} entrance={entrance} />
        {canUsePasskeys(settings) && (
          <PasskeyButton publicUrl={publicUrl} captcha={entrance.captcha} />
        )}
        {settings.external.email && (
          <Button
            variant="outline"
            wide
            icon={<Mail {...icon} />}
            onClick={() => entrance.go('magic-link')}
          >
            {t.auth.mailLink}
          </Button>
        )}
        {settings.saml_enabled && (
          <Button
            variant="outline"
            wide
            icon={<Building2 {...icon} />}
            onClick={() => entrance.go('sso')}
          >
            {t.auth.sso}
          </Button>
        )}
      </div>
    </div>
  );
}

function Providers({ settings, entrance }: { settings: DoorSettings; entrance: Entrance }) {
  const { t } = useText();
  const { busy, ask } = useAsk();
  const leaveFor = (provider: string) =>
    ask(async (auth) => {
      const options = { redirectTo: entrance.returnTo() };
      // The list of names is the service's own; the library's type knows only those it grew up with.
      return auth.signInWithOAuth({ provider: provider as 'google', options });
    });
  return providersOf(settings).map((name) => (
    <Button key={name} variant="outline" wide busy={busy} onClick={() => leaveFor(name)}>
      {t.auth.provider(t.auth.providerNames[name] ?? capitalised(name))}
    </Button>
  ));
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function PasskeyButton({ publicUrl, captcha }: { publicUrl: string; captcha: Captcha }) {
  const { t } = useText();
  const { busy, ask } = useAsk();
  const use = () => {
    const elsewhere = placeForPasskeys(publicUrl);
    if (elsewhere) return location.assign(elsewhere);
    // Whoever closes the device's own window changed their mind; that is no error.
    void captcha.spend((options) =>
      ask((auth) => auth.signInWithPasskey({ options }), ceremonyEnded),
    );
  };
  return (
    <Button
      variant="outline"
      wide
      busy={busy}
      busyLabel={t.auth.passkeyBusy}
      icon={<Fingerprint {...icon} />}
      onClick={use}
    >
      {t.auth.passkey}
    </Button>
  );
}
