import type { Address, Profile } from '#contract/profile/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AddressFields } from '#web/profile/address-fields.tsx';
import { Rows } from '#web/profile/rows.tsx';
import { SectionPanel } from '#web/profile/section-panel.tsx';
import { useSection } from '#web/profile/use-section.ts';

const blank: Address = {
  label: '',
  main: false,
  street: '',
  building: '',
  unit: '',
  area: '',
  city: '',
  country: 'AE',
  makani: '',
  access: '',
};

/** One of them is the main one: the first until another is chosen, and the next when it goes. */
function withMain(addresses: Address[], chosen?: number): Address[] {
  const before = addresses.findIndex(({ main }) => main);
  const at = chosen ?? Math.max(before, 0);
  return addresses.map((address, place) => ({ ...address, main: place === at }));
}

export function AddressesSection({ saved }: { saved: Profile['addresses'] }) {
  const { t } = useText();
  const { fields } = t.profile.info;
  const state = useSection('addresses', saved);
  const { addresses } = state.content;
  return (
    <SectionPanel state={state}>
      <Rows
        legend={fields.addresses}
        rows={addresses}
        most={8}
        add={fields.addAddress}
        removeLabel={fields.removeAddress}
        blank={blank}
        onChange={(next) => state.write({ addresses: withMain(next) })}
      >
        {(address, change, place) => (
          <AddressFields
            address={address}
            wrong={(field) => state.wrong[`addresses.${place}.${field}`]}
            onChange={change}
            onMain={() => state.write({ addresses: withMain(addresses, place) })}
          />
        )}
      </Rows>
    </SectionPanel>
  );
}
