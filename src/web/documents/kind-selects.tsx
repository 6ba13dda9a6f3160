import type { DocumentPerson, Holder } from '#contract/documents/documents.ts';
import { DocumentType } from '#contract/documents/kinds.ts';
import { holderOf } from '#web/documents/names.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';

interface TypeSelectProps {
  label: string;
  value: DocumentType;
  onChange: (type: DocumentType) => void;
}

export function TypeSelect({ label, value, onChange }: TypeSelectProps) {
  const { t } = useText();
  return (
    <ListField
      label={label}
      value={value}
      options={DocumentType.options.map((type) => ({
        value: type,
        label: t.documents.types[type],
      }))}
      onChange={({ target }) => {
        const chosen = DocumentType.safeParse(target.value);
        if (chosen.success) onChange(chosen.data);
      }}
    />
  );
}

interface HolderSelectProps {
  label: string;
  people: DocumentPerson[];
  value: Holder;
  onChange: (holder: Holder) => void;
  /** Somebody who is not on the list yet. */
  onSomebodyElse?: () => void;
  /** Their name is being written below. */
  isSomebodyElse?: boolean;
}

const elseValue = 'else';

/** By place, because two people may share a name. */
export function HolderSelect(props: HolderSelectProps) {
  const { label, people, value, onChange, onSomebodyElse, isSomebodyElse } = props;
  const { t } = useText();
  const words = t.documents.people;
  const place = people.findIndex((person) => {
    const holder = holderOf(person);
    return holder.memberId === value.memberId && holder.name === value.name;
  });
  const others = onSomebodyElse ? [{ value: elseValue, label: words.somebodyElse }] : [];
  return (
    <ListField
      label={label}
      value={isSomebodyElse || place < 0 ? elseValue : String(place)}
      options={[
        ...people.map(({ name, isClient }, index) => ({
          value: String(index),
          label: isClient ? `${name} (${words.you})` : name,
        })),
        ...others,
      ]}
      onChange={({ target }) => {
        const person = people[Number(target.value)];
        if (target.value === elseValue) onSomebodyElse?.();
        else if (person) onChange(holderOf(person));
      }}
    />
  );
}
