import { useState } from 'react';
import { Specimen } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

export const ChoiceSpecimen = ({ text }: { text: StyleguideText }) => (
  <Specimen label={text.groups.choices} span="full">
    <div className="grid gap-8 desk:grid-cols-3">
      <Checkboxes text={text} />
      <Radios text={text} />
      <Switches text={text} />
    </div>
  </Specimen>
);

export function Checkboxes({ text: { choices } }: { text: StyleguideText }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div>
      <Checkbox
        label={choices.photographer}
        description={choices.photographerNote}
        defaultChecked
      />
      <Checkbox
        label={choices.terms}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={agreed ? undefined : choices.termsError}
      />
      <Checkbox label={choices.locked} description={choices.lockedNote} defaultChecked disabled />
    </div>
  );
}

type Payment = 'card' | 'transfer' | 'delegate';

function Radios({ text: { choices } }: { text: StyleguideText }) {
  const [payment, setPayment] = useState<Payment>('card');
  return (
    <RadioGroup<Payment>
      label={choices.pay}
      value={payment}
      onChange={setPayment}
      options={[
        { value: 'card', label: choices.card, description: choices.cardNote },
        { value: 'transfer', label: choices.transfer, description: choices.transferNote },
        {
          value: 'delegate',
          label: choices.delegate,
          description: choices.delegateNote,
          disabled: true,
        },
      ]}
    />
  );
}

export function Switches({ text: { choices } }: { text: StyleguideText }) {
  const [suggest, setSuggest] = useState(true);
  const [letters, setLetters] = useState(false);
  return (
    <div className="divide-y divide-line">
      <Switch
        label={choices.suggest}
        description={choices.suggestNote}
        checked={suggest}
        onChange={setSuggest}
      />
      <Switch label={choices.letters} checked={letters} onChange={setLetters} />
      <Switch label={choices.held} checked disabled onChange={() => {}} />
    </div>
  );
}
