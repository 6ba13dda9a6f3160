import { ArrowRight, Bell, Play, Plus, User } from 'lucide-react';
import { useState } from 'react';
import { Row, Specimen, SpecimenSection } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

export function ActionSection({ text }: { text: StyleguideText }) {
  const { groups, buttons } = text;
  return (
    <SpecimenSection title={text.sections.actions}>
      <Specimen label={groups.buttons}>
        <Row>
          <Button>{buttons.primary}</Button>
          <Button variant="outline" icon={<Play {...icon} />}>
            {buttons.outline}
          </Button>
        </Row>
        <Row>
          <Button variant="brass">{buttons.brass}</Button>
          <Button variant="quiet">{buttons.quiet}</Button>
          <Button variant="danger">{buttons.danger}</Button>
        </Row>
        <Row>
          <Button wide>{buttons.long}</Button>
        </Row>
      </Specimen>
      <ButtonStates text={text} />
      <Specimen label={groups.smallButtons}>
        <Row>
          <Button size="small">{buttons.book}</Button>
          <Button size="small" variant="outline">
            {buttons.details}
          </Button>
          <Button size="small" variant="danger">
            {buttons.danger}
          </Button>
          <Button size="small" disabled>
            {buttons.full}
          </Button>
        </Row>
        <Row>
          <ButtonLink to="/" icon={<ArrowRight {...icon} className="rtl:-scale-x-100" />}>
            {buttons.home}
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            {buttons.details}
          </ButtonLink>
        </Row>
      </Specimen>
      <OnArt text={text} />
      <Specimen label={groups.iconButtons}>
        <Row>
          <IconButton label={text.icons.person} icon={<User {...icon} />} />
          <IconButton label={text.icons.bell} icon={<Bell {...icon} />} marked />
          <IconButton label={text.icons.add} icon={<Plus {...icon} />} variant="outline" />
          <IconButton label={text.icons.add} icon={<Plus {...icon} />} variant="primary" />
          <IconButton
            label={text.icons.add}
            icon={<Plus {...icon} />}
            variant="outline"
            size="small"
          />
          <IconButton label={text.icons.add} icon={<Plus {...icon} />} variant="outline" disabled />
        </Row>
      </Specimen>
    </SpecimenSection>
  );
}

function ButtonStates({ text }: { text: StyleguideText }) {
  const { buttons } = text;
  const [busy, setBusy] = useState(false);
  const wait = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <Specimen label={text.groups.buttonStates}>
      <Row>
        <Button busy busyLabel={buttons.signingIn}>
          {buttons.signIn}
        </Button>
        <Button variant="outline" busy busyLabel={buttons.signingIn}>
          {buttons.signIn}
        </Button>
      </Row>
      <Row>
        <Button disabled>{buttons.full}</Button>
        <Button variant="outline" disabled>
          {buttons.full}
        </Button>
        <Button variant="quiet" disabled>
          {buttons.details}
        </Button>
      </Row>
      <Row>
        <Button busy={busy} busyLabel={buttons.signingIn} onClick={wait}>
          {buttons.toggleBusy}
        </Button>
      </Row>
    </Specimen>
  );
}

function OnArt({ text }: { text: StyleguideText }) {
  const { buttons } = text;
  return (
    <Specimen label={text.groups.onArt} span="wide">
      <div className="flex flex-wrap gap-4 rounded-plate bg-linear-to-b from-[#1D3A4A] to-[#6B5A60] p-8">
        <Button variant="inverse">{buttons.inverse}</Button>
        <Button variant="inverse-outline">{buttons.inverseOutline}</Button>
        <IconButton label={text.icons.bell} icon={<Bell {...icon} />} variant="art" marked />
      </div>
    </Specimen>
  );
}
