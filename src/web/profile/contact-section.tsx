import {
  Channel,
  type Contact,
  ContactPhoneKind,
  Honorific,
  type Profile,
} from '#contract/profile/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { ChooseMany } from '#web/profile/choose-many.tsx';
import { Rows } from '#web/profile/rows.tsx';
import { SectionPanel } from '#web/profile/section-panel.tsx';
import { type SectionState, useSection } from '#web/profile/use-section.ts';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { chosenOf, optionsIn } from '#web/ui/fields/options.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

export function ContactSection({ saved }: { saved: Profile['contact'] }) {
  const { t } = useText();
  const { fields, options } = t.profile.info;
  const state = useSection('contact', saved);
  const { content, wrong, write } = state;
  return (
    <SectionPanel state={state}>
      <div className="grid gap-5 tablet:grid-cols-[12rem_1fr]">
        <ListField
          label={fields.title}
          options={[{ value: '', label: fields.noTitle }, ...optionsIn(Honorific, options.titles)]}
          typed={[content.title ?? '', (text) => write({ title: chosenOf(Honorific, text) })]}
        />
        <TextField
          label={fields.name}
          typed={[content.name, (name) => write({ name })]}
          autoComplete="name"
          maxLength={120}
          error={wrong.name && fields.nameWrong}
        />
      </div>
      <Phones state={state} />
      <Reaching state={state} />
      <ChooseMany
        legend={fields.languages}
        options={options.spoken}
        chosen={content.languages}
        onChange={(languages) => write({ languages })}
      />
    </SectionPanel>
  );
}

const noPhone: Contact['phones'][number] = { kind: 'mobile', number: '' };

interface Part {
  state: SectionState<'contact'>;
}

function Phones({ state: { content, wrong, write } }: Part) {
  const { t } = useText();
  const { fields, options } = t.profile.info;
  return (
    <Rows
      legend={fields.phones}
      rows={content.phones}
      most={6}
      add={fields.addPhone}
      removeLabel={fields.removePhone}
      blank={noPhone}
      onChange={(phones) => write({ phones })}
    >
      {(phone, change, place) => (
        <div className="grid gap-3 tablet:grid-cols-[12rem_1fr]">
          <ListField
            label={fields.phoneKind}
            options={optionsIn(ContactPhoneKind, options.phones)}
            typed={[
              phone.kind,
              (text) => change({ kind: chosenOf(ContactPhoneKind, text) ?? 'mobile' }),
            ]}
          />
          <TextField
            label={fields.phoneNumber}
            type="tel"
            dir="ltr"
            autoComplete="tel"
            typed={[phone.number, (number) => change({ number })]}
            maxLength={30}
            error={wrong[`phones.${place}.number`] && fields.phoneWrong}
          />
        </div>
      )}
    </Rows>
  );
}

/** How and when they like to be reached. */
function Reaching({ state: { content, wrong, write } }: Part) {
  const { t } = useText();
  const { fields, options } = t.profile.info;
  const { hours } = content;
  const set = (from: string, to: string) =>
    write({ hours: from || to ? { from, to } : null, zone: content.zone ?? zoneHere() });
  return (
    <div className="grid items-start gap-5 tablet:grid-cols-3">
      <ListField
        label={fields.channel}
        options={[{ value: '', label: fields.noChannel }, ...optionsIn(Channel, options.channels)]}
        typed={[content.channel ?? '', (text) => write({ channel: chosenOf(Channel, text) })]}
      />
      <HourField
        label={fields.hoursFrom}
        typed={[hours?.from ?? '', (text) => set(text, hours?.to ?? '')]}
        helper={content.zone ? fields.hoursZone(content.zone) : fields.hoursHint}
        error={wrong['hours.from'] && fields.hoursWrong}
      />
      <HourField
        label={fields.hoursTo}
        typed={[hours?.to ?? '', (text) => set(hours?.from ?? '', text)]}
        error={wrong['hours.to'] && fields.hoursWrong}
      />
    </div>
  );
}
