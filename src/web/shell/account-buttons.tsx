import { Link, useLocation, useNavigate } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';

/**
 * What a visitor or a client sees at the end of the bar. Both are drawn, because the page comes from a
 * cache; the mark on <html> decides which one the style sheet shows.
 */
export function AccountButtons() {
  const { t } = useText();
  const leave = useLeave();
  return (
    <>
      <div className="flex items-center gap-4 signed-in:hidden desk:gap-5.5">
        <Link to={addresses.signIn} className="py-2">
          {t.shell.signIn}
        </Link>
        <ButtonLink to={addresses.signUp} size="small">
          {t.shell.getStarted}
        </ButtonLink>
      </div>
      <div className="hidden items-center gap-4 signed-in:flex desk:gap-5.5">
        <Link to={addresses.dashboard} className="py-2">
          {t.shell.dashboard}
        </Link>
        <button
          type="button"
          onClick={leave}
          className={buttonLook({ variant: 'outline', size: 'small' })}
        >
          {t.shell.logout}
        </button>
      </div>
    </>
  );
}

/** The same in the sheet of small windows: two buttons that share the row. */
export function SheetAccountButtons() {
  const { t } = useText();
  const leave = useLeave();
  return (
    <>
      <div className="grid grid-cols-2 gap-3 signed-in:hidden">
        <ButtonLink to={addresses.signIn} variant="outline" wide>
          {t.shell.signIn}
        </ButtonLink>
        <ButtonLink to={addresses.signUp} wide>
          {t.shell.getStarted}
        </ButtonLink>
      </div>
      <div className="hidden grid-cols-2 gap-3 signed-in:grid">
        <button
          type="button"
          onClick={leave}
          className={buttonLook({ variant: 'outline', wide: true })}
        >
          {t.shell.logout}
        </button>
        <ButtonLink to={addresses.dashboard} wide>
          {t.shell.dashboard}
        </ButtonLink>
      </div>
    </>
  );
}

/** Whoever leaves a screen of their own is asked to sign in again; everybody else goes home. */
function useLeave() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    const { signOut } = await import('#web/platform/auth/sign-out.ts');
    await signOut();
    const own = /^\/(dashboard|profile|bookings\/itinerary)(\/|$)/.test(pathname);
    // Their own screen is gone with the session, so there is nothing to come back to.
    await navigate(own ? addresses.signIn : addresses.home, { replace: own });
  };
}
