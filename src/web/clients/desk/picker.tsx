import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { knownClientsQuery } from '#web/clients/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PickedClient } from '#web/platform/desk/overlay.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Disc } from '#web/ui/pictures/disc.tsx';

interface ClientPickerProps {
  client: PickedClient | undefined;
  onPick: (client: PickedClient | undefined) => void;
}

/** For whom: found by name, address, telephone or reference. */
export function ClientPicker({ client, onPick }: ClientPickerProps) {
  const { t } = useText();
  const words = t.deskClients.picker;
  if (!client) return <Finder onPick={onPick} />;
  return (
    <div className="flex items-center gap-3">
      <Disc name={client.name} tone="client" silent />
      <span>
        <span className="block text-caption text-ink-mute">{words.client}</span>
        <bdi className="font-medium">{client.name}</bdi>
      </span>
      <PlainButton className="ms-auto" onClick={() => onPick(undefined)}>
        {words.other}
      </PlainButton>
    </div>
  );
}

const mostShown = 6;

function Finder({ onPick }: Pick<ClientPickerProps, 'onPick'>) {
  const { t } = useText();
  const words = t.deskClients.picker;
  const [typed, setTyped] = useState('');
  const { data } = useQuery(knownClientsQuery(useDeferredValue(typed.trim())));
  return (
    <div>
      <SearchField label={words.client} placeholder={words.find} typed={[typed, setTyped]} />
      <ul aria-label={words.choose} className="mt-1">
        {data?.slice(0, mostShown).map(({ id, name, email }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick({ id, name })}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 border-b border-line py-1.5 text-start hover:bg-surface focus-visible:-outline-offset-2"
            >
              <Disc name={name} tone="client" silent />
              <span className="min-w-0">
                <bdi className="block font-medium">{name}</bdi>
                <bdi className="block truncate text-caption text-ink-mute">{email}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data?.length === 0 && <p className="pt-2 text-ink-mute">{words.nobody}</p>}
    </div>
  );
}
