import { type Profile, Seat } from '#contract/profile/profile.ts';
import { daysAfter } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { ChooseMany } from '#web/profile/choose-many.tsx';
import { Rows } from '#web/profile/rows.tsx';
import { SectionPanel } from '#web/profile/section-panel.tsx';
import { type SectionState, useSection } from '#web/profile/use-section.ts';
import { BirthField } from '#web/ui/fields/birth-field.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { chosenOf, optionsIn } from '#web/ui/fields/options.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const wishes = ['cars', 'hotels', 'drinks'] as const;
const longest = 300;

export function PreferencesSection({ saved }: { saved: Profile['preferences'] }) {
  const { t } = useText();
  const { fields, options } = t.profile.info;
  const state = useSection('preferences', saved);
  const { content, write } = state;
  return (
    <SectionPanel state={state}>
      <ChooseMany
        legend={fields.diet}
        options={options.diet}
        chosen={content.diet}
        onChange={(diet) => write({ diet })}
      />
      <TextArea
        label={fields.allergies}
        helper={fields.allergiesHint}
        rows={2}
        maxLength={longest}
        typed={[content.allergies, (allergies) => write({ allergies })]}
      />
      <Tastes state={state} />
      <ChooseMany
        legend={fields.interests}
        options={options.interests}
        chosen={content.interests}
        onChange={(interests) => write({ interests })}
      />
      <Dates state={state} />
    </SectionPanel>
  );
}

interface Part {
  state: SectionState<'preferences'>;
}

function Tastes({ state: { content, write } }: Part) {
  const { t } = useText();
  const { fields, options } = t.profile.info;
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <ListField
        label={fields.seat}
        options={[{ value: '', label: fields.noSeat }, ...optionsIn(Seat, options.seats)]}
        typed={[content.seat ?? '', (text) => write({ seat: chosenOf(Seat, text) })]}
      />
      {wishes.map((wish) => (
        <TextField
          key={wish}
          label={fields[wish]}
          placeholder={fields.examples[wish]}
          typed={[content[wish], (text) => write({ [wish]: text })]}
          maxLength={longest}
        />
      ))}
    </div>
  );
}

function Dates({ state: { content, wrong, write } }: Part) {
  const { t } = useText();
  const { fields } = t.profile.info;
  return (
    <Rows
      legend={fields.dates}
      rows={content.dates}
      most={30}
      add={fields.addDate}
      removeLabel={fields.removeDate}
      blank={{ title: '', day: '', yearly: true }}
      onChange={(dates) => write({ dates })}
    >
      {(date, change, place) => (
        <div className="grid items-end gap-x-3 gap-y-2 tablet:grid-cols-[1fr_12rem_auto]">
          <TextField
            label={fields.dateTitle}
            typed={[date.title, (title) => change({ title })]}
            maxLength={120}
            error={wrong[`dates.${place}.title`] && fields.missing}
          />
          <BirthField
            label={fields.dateDay}
            // Birthdays and anniversaries, and now and then a day that is to come.
            max={daysAfter(todayInDubai(), 3650)}
            typed={[date.day, (day) => change({ day })]}
            error={wrong[`dates.${place}.day`] && fields.missing}
          />
          <Checkbox
            label={fields.yearly}
            checked={date.yearly}
            onChange={({ target }) => change({ yearly: target.checked })}
          />
        </div>
      )}
    </Rows>
  );
}
