import type { Address } from '#contract/profile/profile.ts';
import { countriesIn } from '#web/i18n/countries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface AddressFieldsProps {
  address: Address;
  wrong: (field: keyof Address) => string | undefined;
  onChange: (part: Partial<Address>) => void;
  onMain: () => void;
}

type Line = 'label' | 'street' | 'building' | 'unit' | 'area' | 'city';
const lines: readonly Line[] = ['label', 'street', 'building', 'unit', 'area', 'city'];
const optional: readonly Line[] = ['building', 'unit', 'area'];

export function AddressFields(props: AddressFieldsProps) {
  const { address, wrong, onChange } = props;
  const { t } = useText();
  const { fields } = t.profile.info;
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      {lines.map((line) => (
        <TextField
          key={line}
          label={fields.address[line]}
          note={optional.includes(line) ? fields.optional : undefined}
          typed={[address[line], (text) => onChange({ [line]: text })]}
          maxLength={line === 'street' ? 200 : 120}
          error={wrong(line) && fields.missing}
        />
      ))}
      <InDubai {...props} />
    </div>
  );
}

/** What brings a driver to the door, and which of the addresses is the main one. */
function InDubai({ address, wrong, onChange, onMain }: AddressFieldsProps) {
  const { t, language } = useText();
  const { fields } = t.profile.info;
  return (
    <>
      <ListField
        label={fields.country}
        options={countriesIn(language)}
        typed={[address.country, (country) => onChange({ country })]}
      />
      {address.country === 'AE' && (
        <TextField
          label={fields.makani}
          helper={fields.makaniHint}
          inputMode="numeric"
          dir="ltr"
          placeholder="30032 95320"
          typed={[address.makani, (makani) => onChange({ makani })]}
          maxLength={11}
          error={wrong('makani') && fields.makaniWrong}
        />
      )}
      <TextArea
        label={fields.access}
        helper={fields.accessHint}
        className="tablet:col-span-2"
        rows={2}
        maxLength={500}
        typed={[address.access, (access) => onChange({ access })]}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]">
        <input
          type="radio"
          name="main-address"
          checked={address.main}
          onChange={onMain}
          className="size-5 cursor-pointer accent-primary"
        />
        {fields.main}
      </label>
    </>
  );
}
