import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Settings } from '#contract/settings.ts';
import { SecurityRows } from '#web/account/security-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FeedPanel } from '#web/itinerary/feed-panel.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { chooseTheme, readTheme, type Theme, themes } from '#web/platform/theme.ts';
import { PrivacyPart } from '#web/privacy/part.tsx';
import { StayPanel } from '#web/privacy/stay-panel.tsx';
import { ProfileFrame } from '#web/profile/frame.tsx';
import { LanguagePart } from '#web/settings/language-part.tsx';
import { NotificationsPart } from '#web/settings/notifications-part.tsx';
import { Part } from '#web/settings/part.tsx';
import { PartList } from '#web/settings/part-list.tsx';
import { settingsQuery, useChangeSettings } from '#web/settings/queries.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';

export const SettingsPage = ({ payload }: { payload: PagePayload }) => (
  <ProfileFrame tab="settings">
    <SettingsView payload={payload} />
  </ProfileFrame>
);

/** Six parts on one page, with their list beside them; everything saves as it is touched. */
function SettingsView({ payload }: { payload: PagePayload }) {
  const { t } = useText();
  const read = useQuery(settingsQuery);
  const { data } = read;
  useArrival(data !== undefined);
  if (!data && read.isError) return <Unread of={read} title={t.settings.failed} />;
  if (!data)
    return (
      <Skeletons
        label={t.settings.reading}
        sizes={['h-10 w-60', 'h-64']}
        className="grid gap-4 desk:ms-[19rem]"
      />
    );
  return (
    <>
      {data.leavesAt && <StayPanel leavesAt={data.leavesAt} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 desk:grid-cols-[15rem_minmax(0,1fr)]">
        <PartList />
        <div className="grid min-w-0 gap-y-16 tablet:gap-y-24">
          <NotificationsPart settings={data} artBase={payload.artBase} />
          <Part name="security">
            <SecurityRows publicUrl={payload.publicUrl} />
          </Part>
          <Part name="privacy">
            <PrivacyPart leavesAt={data.leavesAt} />
          </Part>
          <LanguagePart settings={data} />
          <AppearancePart settings={data} />
          <FeedPart />
        </div>
      </div>
    </>
  );
}

/** The part that the address names is there only now, so the browser could not go to it by itself. */
function useArrival(isThere: boolean) {
  useEffect(() => {
    if (!isThere) return;
    document.getElementById(location.hash.slice(1) || ' ')?.scrollIntoView();
  }, [isThere]);
}

const FeedPart = () => (
  <Part name="feed">
    <div className="max-w-[32rem]">
      <FeedPanel />
    </div>
  </Part>
);

/** On this device at once, and on every other after the next sign-in. */
function AppearancePart({ settings }: { settings: Settings }) {
  const { t } = useText();
  const { appearance: words } = t.settings;
  const { mutate } = useChangeSettings();
  const [theme, setTheme] = useState<Theme>(() => settings.theme ?? readTheme());
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    chooseTheme(chosen);
    mutate({ theme: chosen });
  };
  return (
    <Part name="appearance">
      <div className="border-t border-line-strong pt-5">
        <RadioGroup
          label={words.legend}
          value={theme}
          options={themes.map((value) => ({ value, label: words[value] }))}
          onChange={choose}
        />
      </div>
    </Part>
  );
}
