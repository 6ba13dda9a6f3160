import type { EmergencyContact, Profile } from '#contract/profile/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Rows } from '#web/profile/rows.tsx';
import { SectionPanel } from '#web/profile/section-panel.tsx';
import { useSection } from '#web/profile/use-section.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const blank: EmergencyContact = { name: '', relation: '', phone: '', email: '', note: '' };

export function EmergencySection({ saved }: { saved: Profile['emergency'] }) {
  const { t } = useText();
  const { fields } = t.profile.info;
  const state = useSection('emergency', saved);
  return (
    <SectionPanel state={state}>
      <Rows
        legend={fields.contacts}
        rows={state.content.contacts}
        most={5}
        add={fields.addContact}
        removeLabel={fields.removeContact}
        blank={blank}
        onChange={(contacts) => state.write({ contacts })}
      >
        {(contact, change, place) => (
          <ContactFields
            contact={contact}
            wrong={(field) => state.wrong[`contacts.${place}.${field}`]}
            onChange={change}
          />
        )}
      </Rows>
    </SectionPanel>
  );
}

interface ContactFieldsProps {
  contact: EmergencyContact;
  wrong: (field: keyof EmergencyContact) => string | undefined;
  onChange: (part: Partial<EmergencyContact>) => void;
}

function ContactFields({ contact, wrong, onChange }: ContactFieldsProps) {
  const { t } = useText();
  const { fields } = t.profile.info;
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <TextField
        label={fields.contactName}
        typed={[contact.name, (name) => onChange({ name })]}
        maxLength={120}
        error={wrong('name') && fields.missing}
      />
      <TextField
        label={fields.contactRelation}
        typed={[contact.relation, (relation) => onChange({ relation })]}
        maxLength={120}
      />
      <TextField
        label={fields.phoneNumber}
        type="tel"
        dir="ltr"
        typed={[contact.phone, (phone) => onChange({ phone })]}
        maxLength={30}
        error={wrong('phone') && fields.phoneWrong}
      />
      <TextField
        label={fields.contactMail}
        type="email"
        dir="ltr"
        note={fields.optional}
        typed={[contact.email, (email) => onChange({ email })]}
        maxLength={254}
        error={wrong('email') && fields.mailWrong}
      />
      <TextField
        label={fields.contactNote}
        note={fields.optional}
        className="tablet:col-span-2"
        typed={[contact.note, (note) => onChange({ note })]}
        maxLength={300}
      />
    </div>
  );
}
