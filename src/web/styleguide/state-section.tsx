import { useState } from 'react';
import type { Picture } from '#contract/pages/parts.ts';
import { Specimen, SpecimenSection, Stack } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LoadMore } from '#web/ui/controls/load-more.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { Progress } from '#web/ui/progress.tsx';

interface StateSectionProps {
  text: StyleguideText;
  picture: Picture | undefined;
}

export function StateSection({ text, picture }: StateSectionProps) {
  const { groups, states } = text;
  return (
    <SpecimenSection title={text.sections.states}>
      <Specimen label={groups.alerts} span="full">
        <Alerts text={text} />
      </Specimen>
      {picture && (
        <Specimen label={groups.empty}>
          <EmptyState
            picture={{ ...picture, alt: '' }}
            level={4}
            title={states.emptyTitle}
            text={states.emptyText}
            action={
              <Button size="small" variant="outline">
                {states.showAll}
              </Button>
            }
          />
        </Specimen>
      )}
      <Waiting text={text} />
    </SpecimenSection>
  );
}

const Alerts = ({ text: { states } }: { text: StyleguideText }) => (
  <div className="grid gap-4 desk:grid-cols-2">
    <AlertPanel
      title={states.failed}
      text={states.failedText}
      action={
        <Button size="small" variant="danger">
          {states.again}
        </Button>
      }
    />
    <AlertPanel tone="warning" title={states.notice} text={states.noticeText} />
    <AlertPanel tone="success" title={states.saved} />
    <AlertPanel tone="info" title={states.heard} />
  </div>
);

function Waiting({ text: { groups, states } }: { text: StyleguideText }) {
  const [busy, setBusy] = useState(false);
  const load = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <Specimen label={groups.loader}>
      <Stack>
        <Loader label={states.loading} />
        <Progress label={states.upload} value={64} note={states.uploadNote} />
        <Progress label={states.unknown} />
        <LoadMore
          label={states.more}
          busyLabel={states.moreBusy}
          busy={busy}
          onLoad={load}
          note={states.shown}
        />
      </Stack>
    </Specimen>
  );
}
