import { useState } from 'react';
import { ChoiceSpecimen } from '#web/styleguide/choice-specimen.tsx';
import { Specimen, SpecimenSection, Stack } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { BirthField } from '#web/ui/fields/birth-field.tsx';
import { DayField } from '#web/ui/fields/day-field.tsx';
import type { Typed } from '#web/ui/fields/entry.ts';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

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
      <ChosenFields text={text} />
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
        <ListField
          label={form.area}
          placeholder={form.areaPlaceholder}
          options={options}
          typed={[area, setArea]}
          error={area ? undefined : form.areaError}
        />
        <ListField label={form.lockedArea} options={options} value="Jumeirah" disabled />
        <TextArea label={form.word} note={form.optional} defaultValue={form.wordValue} />
      </Stack>
    </Specimen>
  );
}

/** What is written or chosen, in the house's own panels. */
function ChosenFields({ text }: { text: StyleguideText }) {
  const { form } = text;
  const [said, setSaid] = useState({ day: '', hour: '16:30', born: '', words: '', meal: '' });
  const typed = (name: keyof typeof said): Typed => [
    said[name],
    (value) => setSaid({ ...said, [name]: value }),
  ];
  const kitchens = form.kitchens.flatMap(({ group, names }) =>
    names.map((name) => ({ value: name, label: name, group, disabled: name === form.closed })),
  );
  return (
    <Specimen label={text.groups.chosenFields}>
      <Stack>
        <DayField label={form.day} typed={typed('day')} />
        <HourField label={form.hour} typed={typed('hour')} />
        <BirthField label={form.born} typed={typed('born')} />
        <ListField
          label={form.meal}
          placeholder={form.mealPlaceholder}
          options={kitchens}
          typed={typed('meal')}
        />
        <SearchField
          label={form.search}
          placeholder={form.searchPlaceholder}
          typed={typed('words')}
        />
      </Stack>
    </Specimen>
  );
}
