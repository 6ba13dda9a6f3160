import { type FormEvent, useState } from 'react';
import { type FamilyMember, type FamilyMemberAsk, Relation } from '#contract/family.ts';
import { useSaveMember } from '#web/family/queries.ts';
import { countriesIn } from '#web/i18n/countries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, codeOf } from '#web/platform/api.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser/storage.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { BirthField } from '#web/ui/fields/birth-field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { chosenOf, optionsIn } from '#web/ui/fields/options.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

const blank: FamilyMemberAsk = {
  name: '',
  relation: 'child',
  born: null,
  nationality: null,
  school: '',
  schoolYear: '',
  needs: '',
};

const askOf = ({ id, version, age, ...known }: FamilyMember): FamilyMemberAsk => known;

/** What was typed of a new member outlives the dialog, a failure and a reload. */
const draftKey = `${ownPrefix}family-new`;

function readDraft(): FamilyMemberAsk {
  try {
    return { ...blank, ...JSON.parse(readKept(draftKey) ?? '{}') };
  } catch {
    return blank; // somebody else's value under our key
  }
}

interface MemberFormProps {
  /** Nobody yet while somebody is added. */
  known?: FamilyMember | undefined;
  onDone: () => void;
}

export function MemberForm({ known, onDone }: MemberFormProps) {
  const { t } = useText();
  const words = t.family.form;
  const [member, setMember] = useState(() => (known ? askOf(known) : readDraft()));
  const save = useSaveMember(known);
  const write = (part: Partial<FamilyMemberAsk>) => {
    const next = { ...member, ...part };
    setMember(next);
    if (!known) keepInBrowser(draftKey, JSON.stringify(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(member, {
      onSuccess: () => {
        if (!known) forgetInBrowser(draftKey);
        onDone();
      },
    });
  };
  const wrong = save.error instanceof ApiError ? (save.error.body.fields ?? {}) : {};
  const isForm = Object.keys(wrong).length > 0;
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <MemberFields member={member} wrong={wrong} write={write} />
      {save.error && (
        <AlertPanel
          title={words.notSaved}
          text={isForm ? words.checkFields : t.platform.errors[codeOf(save.error)]}
        />
      )}
      <Button
        type="submit"
        busy={save.isPending}
        busyLabel={words.saving}
        className="tablet:justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  );
}

interface MemberFieldsProps {
  member: FamilyMemberAsk;
  wrong: Record<string, string>;
  write: (part: Partial<FamilyMemberAsk>) => void;
}

function MemberFields({ member, wrong, write }: MemberFieldsProps) {
  const { t, language } = useText();
  const words = t.family.form;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label={words.name}
        typed={[member.name, (name) => write({ name })]}
        maxLength={120}
        error={wrong.name && words.nameWrong}
      />
      <ListField
        label={words.relation}
        options={optionsIn(Relation, t.family.relations)}
        value={member.relation}
        onChange={({ target }) => write({ relation: chosenOf(Relation, target.value) ?? 'child' })}
      />
      <BirthField
        label={words.born}
        typed={[member.born ?? '', (born) => write({ born: born || null })]}
        error={wrong.born && words.bornWrong}
      />
      <ListField
        label={words.nationality}
        options={[{ value: '', label: words.noNationality }, ...countriesIn(language)]}
        value={member.nationality ?? ''}
        onChange={({ target }) => write({ nationality: target.value || null })}
      />
      {member.relation === 'child' && <School member={member} wrong={wrong} write={write} />}
      <TextArea
        label={words.needs}
        helper={words.needsHint}
        className="tablet:col-span-2"
        rows={2}
        maxLength={300}
        typed={[member.needs, (needs) => write({ needs })]}
      />
    </div>
  );
}

function School({ member, write }: MemberFieldsProps) {
  const { t } = useText();
  const words = t.family.form;
  return (
    <>
      <TextField
        label={words.school}
        typed={[member.school, (school) => write({ school })]}
        maxLength={120}
      />
      <TextField
        label={words.schoolYear}
        placeholder={words.schoolYearHint}
        typed={[member.schoolYear, (schoolYear) => write({ schoolYear })]}
        maxLength={60}
      />
    </>
  );
}
