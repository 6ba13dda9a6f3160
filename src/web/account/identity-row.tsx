import type { User, UserIdentity } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { addressOf } from '#contract/pages/pages.ts';
import { linkingMark } from '#web/account/link-outcome.tsx';
import { Row, rowIcon } from '#web/account/security-row.tsx';
import { useChange } from '#web/account/use-change.ts';
import { useText } from '#web/i18n/use-text.ts';
import { providersOf, settingsQuery } from '#web/platform/auth/settings.ts';
import { useAsk } from '#web/platform/auth/use-ask.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

/** The accounts of other houses that open this one. */
export function IdentityRow({ user }: { user: User }) {
  const { t } = useText();
  const { data: settings } = useQuery(settingsQuery);
  const identities = user.identities ?? [];
  const linked = identities.map(({ provider }) => provider);
  const open = settings?.manual_linking_enabled
    ? providersOf(settings).filter((name) => !linked.includes(name))
    : [];
  return (
    <Row
      icon={<Link2 {...rowIcon} />}
      title={t.security.identities.title}
      note={t.security.identities.note}
      action={open.map((name) => <LinkButton key={name} provider={name} />)}
    >
      <ul className="border-t border-line">
        {identities.map((identity) => (
          <IdentityItem
            key={identity.identity_id}
            identity={identity}
            removable={identities.length > 1}
          />
        ))}
      </ul>
    </Row>
  );
}

function useProviderName() {
  const { t } = useText();
  return (name: string) =>
    t.auth.providerNames[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

function LinkButton({ provider }: { provider: string }) {
  const { t, language } = useText();
  const { busy, ask } = useAsk();
  const nameOf = useProviderName();
  const link = () =>
    ask((auth) => {
      const here = location.origin + addressOf(language, '/profile/security');
      const redirectTo = `${here}?${linkingMark}=${provider}`;
      // The list of names is the service's own; the library's type knows only those it grew up with.
      return auth.linkIdentity({ provider: provider as 'google', options: { redirectTo } });
    });
  return (
    <Button size="small" variant="outline" busy={busy} onClick={link}>
      {t.security.identities.link(nameOf(provider))}
    </Button>
  );
}

function IdentityItem({ identity, removable }: { identity: UserIdentity; removable: boolean }) {
  const { t } = useText();
  const { busy, change, refusal } = useChange();
  const nameOf = useProviderName();
  const { identities: words } = t.security;
  const unlink = async () =>
    !(await change((auth) => auth.unlinkIdentity(identity), words.unlinked));
  const address: unknown = identity.identity_data?.email;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="text-[0.9375rem]">{nameOf(identity.provider)}</p>
        {typeof address === 'string' && (
          <p className="text-caption break-words text-ink-mute">
            <bdi>{address}</bdi>
          </p>
        )}
      </div>
      {removable && (
        <ConfirmDialog
          trigger={
            <Button size="small" variant="quiet">
              {words.unlink}
            </Button>
          }
          title={words.unlinkTitle}
          text={words.unlinkText}
          confirm={words.unlink}
          keep={t.security.cancel}
          busy={busy}
          refused={refusal?.says}
          onConfirm={unlink}
        />
      )}
    </li>
  );
}
