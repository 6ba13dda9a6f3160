import { useState } from 'react';
import { ChoiceSpecimen } from '#web/styleguide/choice-specimen.tsx';
import { Specimen, SpecimenSection, Stack } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function FormSection({ text }: { text: StyleguideText }) {
  const { groups, form } = text;
  const reveal = { showLabel: form.show, hideLabel: form.hide };
  return (
    <SpecimenSection title={text.sections.forms}>
      <Specimen label={groups.fields}>
        <Stack>
          <TextField label={form.email} type="email" defaultValue={form.emailValue} />
          <TextField label={form.name} placeholder={form.namePlaceholder} />
          <TextField label={form.flight} note={form.optional} helper={form.flightHelper} />
          <TextField
            label={form.mobile}
            type="tel"
            dir="ltr"
            defaultValue={form.mobileValue}
            error={form.mobileError}
          />
          <TextField
            label={form.locked}
            helper={form.lockedHelper}
            defaultValue="RH-0412"
            disabled
          />
        </Stack>
      </Specimen>
      <Specimen label={groups.passwords}>
        <Stack>
          <PasswordField {...reveal} label={form.password} placeholder={form.passwordPlaceholder} />
          <PasswordField
            {...reveal}
            label={form.password}
            defaultValue="12345"
            error={form.passwordError}
          />
          <PasswordField {...reveal} label={form.password} defaultValue="12345678" disabled />
        </Stack>
      </Specimen>
      <LongFields text={text} />
      <ChoiceSpecimen text={text} />
    </SpecimenSection>
  );
}

function LongFields({ text }: { text: StyleguideText }) {
  const { form } = text;
  const [area, setArea] = useState('');
  const options = form.areas.map((name) => ({ value: name, label: name }));
  return (
    <Specimen label={text.groups.longFields}>
      <Stack>
        <Select
          label={form.area}
          placeholder={form.areaPlaceholder}
          options={options}
          value={area}
          onChange={(event) => setArea(event.target.value)}
          error={area ? undefined : form.areaError}
        />
        <Select label={form.area} options={options} disabled />
        <TextArea label={form.word} note={form.optional} defaultValue={form.wordValue} />
      </Stack>
    </Specimen>
  );
}
