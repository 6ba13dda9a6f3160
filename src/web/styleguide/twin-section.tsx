import type { ReactNode } from 'react';
import { Checkboxes, Switches } from '#web/styleguide/choice-specimen.tsx';
import { Badges, ChipSets, Statuses } from '#web/styleguide/mark-section.tsx';
import { Row, SpecimenSection, Stack } from '#web/styleguide/specimen.tsx';
import { Steps, TabSet } from '#web/styleguide/structure-section.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { type Direction, DirectionProvider, useDirection } from '#web/ui/direction.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

/** The basics as the page is, and beside them right to left at night, whatever the page is. */
export function TwinSection({ text }: { text: StyleguideText }) {
  const dir = useDirection();
  return (
    <SpecimenSection title={text.sections.twins}>
      <Twin dir={dir} label={text.twins.here}>
        <Basics text={text} />
      </Twin>
      <div dir="rtl" className="dark contents">
        <Twin dir="rtl" label={text.twins.other}>
          <Basics text={text} />
        </Twin>
      </div>
    </SpecimenSection>
  );
}

const Twin = ({ dir, label, children }: { dir: Direction; label: string; children: ReactNode }) => (
  <DirectionProvider dir={dir}>
    <div
      className={classes(
        'min-w-0 rounded-plate bg-surface p-6 text-ink shadow-[0_0_0_1px_var(--line)] tablet:col-span-3',
      )}
    >
      <h3 className="mb-5">
        <SectionLabel>{label}</SectionLabel>
      </h3>
      {children}
    </div>
  </DirectionProvider>
);

function Basics({ text }: { text: StyleguideText }) {
  const { buttons, form } = text;
  return (
    <Stack>
      <Row>
        <Button>{buttons.primary}</Button>
        <Button variant="outline">{buttons.outline}</Button>
        <Button variant="brass">{buttons.brass}</Button>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button disabled>{buttons.full}</Button>
      </Row>
      <TextField label={form.name} placeholder={form.namePlaceholder} />
      <TextField label={form.mobile} defaultValue={form.mobileValue} error={form.mobileError} />
      <Checkboxes text={text} />
      <Switches text={text} />
      <Badges text={text} />
      <Statuses text={text} />
      <ChipSets text={text} />
      <TabSet text={text} />
      <Steps text={text} current={2} upright />
    </Stack>
  );
}
