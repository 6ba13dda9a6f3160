import { type FormEvent, useState } from 'react';
import type { DocumentDetails, Document as Paper, Vault } from '#contract/documents/documents.ts';
import { documentLengths } from '#contract/documents/kinds.ts';
import { HolderSelect, TypeSelect } from '#web/documents/kind-selects.tsx';
import { useChangePaper } from '#web/documents/queries.ts';
import { asTyped, changesIn, useDetailsDraft } from '#web/documents/sheet/details-draft.ts';
import { countriesIn } from '#web/i18n/countries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, codeOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { BirthField } from '#web/ui/fields/birth-field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface DetailsFormProps {
  paper: Paper;
  vault: Vault;
  /** Known once the paper was opened. */
  number: string | undefined;
}

/** What is written about a paper. Nothing typed is lost: not by closing, nor by a refusal. */
export function DetailsForm({ paper, vault, number }: DetailsFormProps) {
  const { t } = useText();
  const words = t.documents.paper;
  const draft = useDetailsDraft(paper);
  const changes = changesIn(draft.typed, paper);
  const unsaved = Object.keys(changes).length > 0;
  const save = useChangePaper();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!unsaved || save.isPending) return;
    const changing = { id: paper.id, version: paper.version, details: changes };
    save.mutate(changing, {
      onSuccess: () => {
        draft.clear();
        notify.success(words.saved);
      },
    });
  };
  const wrong = save.error instanceof ApiError ? (save.error.body.fields ?? {}) : {};
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Fields
        paper={paper}
        vault={vault}
        number={number}
        wrong={wrong}
        typed={draft.typed}
        onType={draft.type}
      />
      {save.error && <NotSaved error={save.error} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={!unsaved} busy={save.isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        <p role="status" className="text-caption text-ink-mute">
          {unsaved ? words.unsaved : words.nothingToSave}
        </p>
      </div>
    </form>
  );
}

function NotSaved({ error }: { error: Error }) {
  const { t } = useText();
  const words = t.documents.paper;
  const code = codeOf(error);
  const text = code === 'precondition_failed' ? words.changedMeanwhile : t.platform.errors[code];
  return <AlertPanel title={words.notSaved} text={text} />;
}

interface FieldsProps extends DetailsFormProps {
  typed: DocumentDetails;
  wrong: Record<string, string>;
  onType: (part: DocumentDetails) => void;
}

function Fields(props: FieldsProps) {
  const { paper, typed, wrong, onType } = props;
  const { t, language } = useText();
  const { fields, optional, wrong: wrongs } = t.documents.paper;
  const now = asTyped(paper, typed);
  const say = (name: 'issuedOn' | 'expiresOn') => (wrong[name] ? wrongs[name] : undefined);
  return (
    <>
      <TypeSelect label={fields.type} value={now.type} onChange={(type) => onType({ type })} />
      <Owner {...props} />
      <NumberField {...props} />
      <div className="grid items-start gap-4 min-[30rem]:grid-cols-2">
        <PaperDay
          label={fields.issuedOn}
          value={now.issuedOn}
          error={say('issuedOn')}
          onChange={(issuedOn) => onType({ issuedOn })}
        />
        <PaperDay
          label={fields.expiresOn}
          value={now.expiresOn}
          helper={fields.expiresHint}
          error={say('expiresOn')}
          onChange={(expiresOn) => onType({ expiresOn })}
        />
      </div>
      <ListField
        label={fields.country}
        typed={[now.country ?? '', (country) => onType({ country: country || null })]}
        options={[{ value: '', label: fields.noCountry }, ...countriesIn(language)]}
      />
      <TextField
        label={fields.title}
        note={optional}
        helper={fields.titleHint}
        maxLength={documentLengths.title}
        typed={[now.title, (title) => onType({ title })]}
      />
      <TextArea
        label={fields.note}
        note={optional}
        maxLength={documentLengths.note}
        typed={[now.note, (note) => onType({ note })]}
      />
    </>
  );
}

function Owner({ paper, vault, typed, onType }: FieldsProps) {
  const { t } = useText();
  const { fields } = t.documents.paper;
  const holder = typed.holder ?? paper.holder;
  const [somebodyElse, setSomebodyElse] = useState(false);
  return (
    <>
      <HolderSelect
        label={fields.holder}
        people={vault.people}
        value={holder}
        isSomebodyElse={somebodyElse}
        onChange={(chosen) => {
          setSomebodyElse(false);
          onType({ holder: chosen });
        }}
        onSomebodyElse={() => setSomebodyElse(true)}
      />
      {somebodyElse && (
        <TextField
          label={fields.holderName}
          autoFocus
          maxLength={documentLengths.holder}
          value={typed.holder?.name ?? ''}
          onChange={({ target }) => onType({ holder: { name: target.value, memberId: null } })}
        />
      )}
    </>
  );
}

/** Masked until the paper was opened; what is typed instead replaces it. */
function NumberField({ paper, number, typed, onType }: FieldsProps) {
  const { t } = useText();
  const { fields, optional } = t.documents.paper;
  const hidden = paper.numberEnd !== '' && number === undefined && typed.number === undefined;
  return (
    <TextField
      label={fields.number}
      note={optional}
      helper={hidden ? fields.numberKept(paper.numberEnd) : fields.numberHint}
      placeholder={hidden ? t.documents.masked(paper.numberEnd) : undefined}
      dir="ltr"
      className="rtl:[&_input]:text-end"
      autoComplete="off"
      spellCheck={false}
      maxLength={documentLengths.number}
      typed={[typed.number ?? number ?? '', (number) => onType({ number })]}
    />
  );
}

interface PaperDayProps {
  label: string;
  value: string | null;
  helper?: string;
  error?: string | undefined;
  onChange: (day: string | null) => void;
}

/** Papers are years old and last for years: no calendar is leafed through so far. */
const PaperDay = ({ label, value, helper, error, onChange }: PaperDayProps) => (
  <BirthField
    min="1926-01-01"
    max="2076-12-31"
    label={label}
    helper={helper}
    error={error}
    typed={[value ?? '', (text) => onChange(text || null)]}
  />
);
