import type { Entrance } from '#web/auth/entrance.ts';
import { OtherWays } from '#web/auth/other-ways.tsx';
import { SignInForm } from '#web/auth/sign-in-form.tsx';
import { SignUpForm } from '#web/auth/sign-up-form.tsx';
import { StepHead } from '#web/auth/step-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Tabs } from '#web/ui/tabs.tsx';

interface EntryTabsProps {
  entrance: Entrance;
  publicUrl: string;
}

export function EntryTabs({ entrance, publicUrl }: EntryTabsProps) {
  const { t } = useText();
  const value = entrance.mode === 'sign-up' ? 'sign-up' : 'sign-in';
  return (
    <>
      <StepHead title={value === 'sign-up' ? t.auth.welcome : t.auth.welcomeBack} />
      <Tabs
        label={t.auth.tabs}
        value={value}
        onChange={entrance.go}
        tabs={[
          {
            value: 'sign-in',
            label: t.auth.signIn,
            content: (
              <>
                <SignInForm entrance={entrance} />
                <OtherWays entrance={entrance} publicUrl={publicUrl} />
              </>
            ),
          },
          {
            value: 'sign-up',
            label: t.auth.signUp,
            content: <SignUpForm entrance={entrance} />,
          },
        ]}
      />
    </>
  );
}
