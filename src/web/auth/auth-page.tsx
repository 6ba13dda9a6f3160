import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import { CheckMail } from '#web/auth/check-mail.tsx';
import { DoorShape } from '#web/auth/door-shape.tsx';
import { type Entrance, useEntrance } from '#web/auth/entrance.ts';
import { FactorWays } from '#web/auth/factor-ways.tsx';
import { AuthFrame } from '#web/auth/frame.tsx';
import { CompanyForm, LinkForm } from '#web/auth/mail-form.tsx';
import { NewPasswordForm, NoLinkYet } from '#web/auth/new-password-form.tsx';
import { OtherWays } from '#web/auth/other-ways.tsx';
import { SignInForm } from '#web/auth/sign-in-form.tsx';
import { SignUpForm } from '#web/auth/sign-up-form.tsx';
import { StepHead } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { contentId } from '#web/platform/addresses/addresses.ts';
import type { Arrival } from '#web/platform/arrival.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { followRecovery } from '#web/platform/auth/auth-client.ts';
import { type Return, readReturn } from '#web/platform/auth/return.ts';
import { signOut } from '#web/platform/auth/sign-out.ts';
import { useWhyRefused } from '#web/platform/auth/use-why-refused.ts';
import { Alive } from '#web/platform/browser/alive.tsx';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { useAuthOpened } from '#web/platform/sessions/sign-in-library.ts';
import { type SignedIn, useSession } from '#web/platform/sessions/use-session.ts';
import { AppFrame } from '#web/shell/app-frame.tsx';
import { TabList } from '#web/site/tab-list.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** The server draws it for everybody, with the form to sign in; it is filled in before the scripts are there. */
export const AuthPage = ({ payload }: { payload: PagePayload }) => (
  <AppFrame>
    <Door payload={payload} />
  </AppFrame>
);

function Door({ payload }: { payload: PagePayload }) {
  const { page } = payload;
  const steps = useEntrance(page.name === 'auth' ? page : undefined);
  const opened = useAuthOpened();
  const kept = useSession();
  const session = opened ? kept : undefined;
  const leaving = useOnward(session, steps);
  const entrance = { ...steps, leaving };
  useFocusPerStep(session && needsSecondFactor(session) ? 'second' : stepOf(entrance));
  useRecovery(entrance);
  return (
    <AuthFrame payload={payload}>
      <NeedsScripts />
      <Doorstep opened={opened} entrance={entrance}>
        <Step entrance={entrance} session={session} publicUrl={payload.publicUrl} />
      </Doorstep>
      <Alive />
    </AuthFrame>
  );
}

function NeedsScripts() {
  const { title, way } = useText().t.platform.needsScripts;
  return (
    <noscript>
      <div className="mb-9 border-s-2 border-brass-fill ps-4">
        <p className="font-display text-h4">{title}</p>
        <p className="mt-2 text-body text-ink-soft">{way}</p>
      </div>
    </noscript>
  );
}

interface DoorstepProps {
  opened: boolean;
  entrance: Entrance;
  children: ReactNode;
}

/**
 * Whoever is signed in, or comes by a link that says more, sees the shape of a form until it is known
 * what they need. What was just sent stays, and cannot be sent twice.
 */
function Doorstep({ opened, entrance: { leaving, typed }, children }: DoorstepProps) {
  const { t } = useText();
  const unsure = leaving && !typed.email;
  const asked = '[.asked_&]:invisible signed-in:invisible';
  return (
    <div className="relative" inert={leaving} aria-busy={leaving || undefined}>
      <p role="status" className="sr-only">
        {leaving && t.shell.loading}
      </p>
      {(unsure || !opened) && (
        <div
          aria-hidden="true"
          className={classes(
            'absolute inset-x-0 top-0',
            !unsure && 'hidden [.asked_&]:block signed-in:block',
          )}
        >
          <DoorShape />
        </div>
      )}
      <div className={classes(unsure && 'invisible', !opened && asked)}>{children}</div>
    </div>
  );
}

/** Whoever is signed in, here or in another tab, has no business at the door (section 2). */
function useOnward(
  session: SignedIn | undefined,
  { mode, next, sent }: Pick<Entrance, 'mode' | 'next' | 'sent'>,
): boolean {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choosing = mode === 'new-password' || sent === 'recovery';
  const { language } = useText();
  const onward = session && !needsSecondFactor(session) && !choosing ? session : undefined;
  useEffect(() => {
    // The way back stands in this screen's address; once that is left, there is no more to read.
    if (!onward || pathname !== '/auth') return;
    let hasLeft = false;
    const go = (arrival: Arrival) => {
      if (hasLeft) return;
      const { path, language: chosen } = arrival;
      // The whole document changes with the language.
      if (chosen && chosen !== language) location.replace(addressOf(chosen, path));
      else void navigate(path, { replace: true });
    };
    void import('#web/platform/arrival.ts')
      .then(({ arrivalAt }) => arrivalAt(next, onward))
      .then(go);
    return () => {
      hasLeft = true;
    };
  }, [onward, pathname, next, navigate, language]);
  return onward !== undefined;
}

/** However the way to a new password was opened, by link or by code, it is chosen here. */
function useRecovery(entrance: Pick<Entrance, 'go'>) {
  const latest = useRef(entrance);
  useEffect(() => {
    latest.current = entrance;
  });
  useEffect(() => followRecovery(() => latest.current.go('new-password')), []);
}

/** The two tabs are one step: the focus stays on the tab that was chosen. */
const stepOf = ({ mode, sent }: Entrance): string =>
  sent ?? (mode === 'sign-up' ? 'sign-in' : mode);

/** A new step begins at its heading, for eyes and for screen readers. */
function useFocusPerStep(step: string) {
  const alive = useHydrated();
  const last = useRef<string>(undefined);
  useEffect(() => {
    // Which step the address asks for is known only then.
    if (!alive || last.current === step) return;
    const isFirst = last.current === undefined;
    last.current = step;
    if (!isFirst) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [alive, step]);
}

interface StepProps {
  entrance: Entrance;
  session: SignedIn | undefined;
  publicUrl: string;
}

function Step({ entrance, session, publicUrl }: StepProps) {
  const returned = useReturned();
  const { mode, sent } = entrance;
  if (session && needsSecondFactor(session)) return <SecondFactor session={session} />;
  if (sent) return <CheckMail entrance={entrance} sent={sent} />;
  if (mode === 'new-password' && session)
    return <NewPasswordForm entrance={entrance} email={session.user.email ?? ''} />;
  if (mode === 'new-password' && returned?.link !== 'expired')
    return <NoLinkYet entrance={entrance} elsewhere={returned?.link === 'elsewhere'} />;
  if (mode === 'forgot') return <LinkForm entrance={entrance} kind="recovery" />;
  if (mode === 'magic-link') return <LinkForm entrance={entrance} kind="magic" />;
  if (mode === 'sso') return <CompanyForm entrance={entrance} />;
  return (
    <>
      {returned && (
        <div className="mb-7">
          <LinkNotice returned={returned} entrance={entrance} />
        </div>
      )}
      <EntryTabs entrance={entrance} publicUrl={publicUrl} />
    </>
  );
}

/** The password was right and a second factor is set up; the session is worth nothing until it is given. */
function SecondFactor({ session }: { session: SignedIn }) {
  const { t } = useText();
  return (
    <div>
      <StepHead title={t.auth.second.title} />
      <FactorWays
        factors={session.user.factors ?? []}
        instead={
          <button type="button" className={quietLink} onClick={() => signOut()}>
            {t.auth.second.otherAccount}
          </button>
        }
      />
    </div>
  );
}

function EntryTabs({ entrance, publicUrl }: { entrance: Entrance; publicUrl: string }) {
  const { t } = useText();
  const value = entrance.mode === 'sign-up' ? 'sign-up' : 'sign-in';
  return (
    <>
      <StepHead title={value === 'sign-up' ? t.auth.welcome : t.auth.welcomeBack} />
      <TabList
        label={t.auth.tabs}
        value={value}
        onChange={entrance.go}
        tabs={[
          { value: 'sign-in', label: t.auth.signIn },
          { value: 'sign-up', label: t.auth.signUp },
        ]}
      >
        <div className="pt-7">
          {value === 'sign-up' ? (
            <SignUpForm entrance={entrance} />
          ) : (
            <>
              <SignInForm entrance={entrance} />
              <OtherWays entrance={entrance} publicUrl={publicUrl} />
            </>
          )}
        </div>
      </TabList>
    </>
  );
}

/** What became of the link that led here: told by the service itself, or by the screen it led to. */
function useReturned(): Return | undefined {
  const [search] = useSearchParams();
  if (!useHydrated()) return undefined;
  const link = search.get('link');
  if (link === 'expired' || link === 'refused' || link === 'elsewhere')
    return { link, reason: search.get('reason') ?? undefined };
  return readReturn(location);
}

interface LinkNoticeProps {
  returned: Return;
  entrance: Entrance;
}

function LinkNotice({ returned: { link, reason }, entrance }: LinkNoticeProps) {
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
