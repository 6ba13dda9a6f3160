import { useQuery } from '@tanstack/react-query';
import { Bell, Check, Lock, Mail } from 'lucide-react';
import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
} from '#contract/notifications.ts';
import { lockOf } from '#domain/notifications/choices.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Waiting } from '#web/notifications/news-list.tsx';
import { choicesQuery, useChoose } from '#web/notifications/queries.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const channels: readonly NotificationChannel[] = ['bell', 'mail'];
const icons = { bell: Bell, mail: Mail };

/** Which kinds come by which channel; the settings show the same form. */
export function ChoicesForm() {
  const { t } = useText();
  const words = t.notifications.choices;
  const list = useQuery(choicesQuery);
  if (list.isPending) return <Waiting words={words.reading} />;
  if (!list.data) return <Unread of={list} title={words.failed} />;
  return <Choices choices={list.data} />;
}

function Choices({ choices }: { choices: NotificationChoice[] }) {
  const { t } = useText();
  const words = t.notifications.choices;
  const choose = useChoose();
  const kinds = [...new Set(choices.map(({ kind }) => kind))];
  // What was just ticked is shown as ticked while it is on its way, and as it was when it failed.
  const shown = choices.map((choice) =>
    choose.isPending && isSame(choice, choose.variables) ? choose.variables : choice,
  );
  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">
        {words.lead} <span role="status">{choose.isSuccess && words.saved}</span>
      </p>
      {choose.isError && <AlertPanel title={words.notSaved} text={choose.error.message} />}
      <table className="w-full border-collapse text-start">
        <Columns />
        <tbody>
          {kinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              choices={shown.filter((choice) => choice.kind === kind)}
              onChoose={(choice) => choose.mutate(choice)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

const isSame = (one: NotificationChoice, other: NotificationChoice) =>
  one.kind === other.kind && one.channel === other.channel;

function Columns() {
  const { t } = useText();
  const words = t.notifications.choices;
  return (
    <thead className="text-caption text-ink-soft">
      <tr className="border-b border-line-strong align-bottom">
        <th scope="col" className="pb-2 text-start font-normal">
          {words.kind}
        </th>
        {channels.map((channel) => {
          const Icon = icons[channel];
          return (
            <th key={channel} scope="col" className="w-16 pb-2 text-center font-normal">
              <Icon size={16} strokeWidth={1.5} className="mx-auto mb-1 text-brass" aria-hidden />
              {words.channels[channel]}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface KindRowProps {
  kind: NotificationKind;
  choices: NotificationChoice[];
  onChoose: (choice: NotificationChoice) => void;
}

function KindRow({ kind, choices, onChoose }: KindRowProps) {
  const { t } = useText();
  const words = t.notifications.choices;
  const { name, text } = words.kinds[kind];
  const lock = lockOf({ kind, channel: 'mail' });
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pe-3 text-start font-normal">
        <span className="block font-semibold">{name}</span>
        <span className="block text-caption text-ink-mute">{text}</span>
        {lock && <span className="block text-caption text-ink-mute">{words.locks[lock]}</span>}
      </th>
      {choices.map((choice) => (
        <td key={choice.channel} className="text-center align-middle">
          <ChoiceBox
            label={words.box(name, words.channels[choice.channel])}
            lockedLabel={lockOf(choice) && words.locked}
            checked={choice.wanted}
            onChange={(wanted) => onChoose({ ...choice, wanted })}
          />
        </td>
      ))}
    </tr>
  );
}

interface ChoiceBoxProps {
  /** Row and column say it to the eye; a screen reader needs the words. */
  label: string;
  /** Nobody can switch it: what is said instead of a box. */
  lockedLabel?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** 22 px to the eye, 44 px to the finger. */
function ChoiceBox({ label, lockedLabel, checked, onChange }: ChoiceBoxProps) {
  if (lockedLabel)
    return (
      <span className="inline-grid size-11 place-items-center text-ink-mute" title={lockedLabel}>
        <Lock size={16} strokeWidth={1.5} aria-hidden />
        <VisuallyHidden>{lockedLabel}</VisuallyHidden>
      </span>
    );
  return (
    <label className="relative inline-grid size-11 cursor-pointer place-items-center">
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer block size-5.5 cursor-pointer appearance-none rounded-hair border border-line-strong bg-raised checked:border-primary checked:bg-primary"
      />
      <Check
        size={15}
        strokeWidth={2}
        className="pointer-events-none absolute inset-0 m-auto text-on-primary opacity-0 peer-checked:opacity-100"
        aria-hidden
      />
    </label>
  );
}
