import { UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { displayName, type GreetedPerson } from '#domain/greeting.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { followSession, readSession } from '#web/platform/sessions/session.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';

/**
 * Who is here, and the way out (specification, section 2). The page comes from a cache: both faces are
 * drawn, the mark on <html> shows one, and the name follows from what the browser kept. Where the bar
 * has its words, Sign In stands there already.
 */
export function AccountStrip() {
  const { t } = useText();
  const name = useSyncExternalStore(
    followSession,
    () => nameKept(t.vip.guest),
    () => '',
  );
  return (
    <section
      aria-label={t.vip.account}
      className="flex min-h-11 items-center justify-end gap-4 text-[0.9375rem]"
    >
      <Link
        to={addresses.signIn}
        className={buttonLook(
          { variant: 'inverse-outline', size: 'small' },
          'signed-in:hidden tablet:hidden',
        )}
      >
        {t.vip.signIn}
      </Link>
      <Client name={name} />
    </section>
  );
}

function Client({ name }: { name: string }) {
  const { t } = useText();
  return (
    <div className="hidden min-w-0 items-center gap-2.5 signed-in:flex">
      <p className="inline-flex min-w-0 items-center gap-2">
        <UserRound size={18} strokeWidth={1.5} className="shrink-0" aria-hidden />
        <bdi className="truncate">{name}</bdi>
      </p>
      <span aria-hidden>·</span>
      {/* Beside the name, not a second bar of buttons. */}
      <button
        type="button"
        onClick={leave}
        className="min-h-11 shrink-0 cursor-pointer underline decoration-brass-fill underline-offset-4 hover:decoration-2"
      >
        {t.vip.logout}
      </button>
    </div>
  );
}

function nameKept(guest: string): string {
  // The sign-in library keeps the user beside the three fields that make a session.
  const session = readSession() as { user?: GreetedPerson } | undefined;
  return session ? displayName(session.user ?? {}, guest) : '';
}

async function leave() {
  const { signOut } = await import('#web/platform/auth/sign-out.ts');
  await signOut();
}
