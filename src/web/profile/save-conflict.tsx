import type { ProfileSection } from '#contract/profile/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { SectionState } from '#web/profile/use-section.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** Somebody saved this section elsewhere meanwhile: both versions, side by side, and a choice. */
export function Overtaken<Name extends ProfileSection>({ state }: { state: SectionState<Name> }) {
  const { t } = useText();
  const words = t.profile.info.overtaken;
  const differing = differences(state.content, state.saved.content);
  return (
    <div className="grid gap-4">
      <AlertPanel tone="warning" title={words.title} text={words.text} />
      {differing.length > 0 && <Both rows={differing} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={state.busy} onClick={state.insist}>
          {words.keepMine}
        </Button>
        <Button variant="outline" onClick={state.discard}>
          {words.takeSaved}
        </Button>
      </div>
    </div>
  );
}

interface Difference {
  field: string;
  mine: unknown;
  saved: unknown;
}

function differences(mine: object, saved: object): Difference[] {
  const there = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(mine)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(there.get(field)))
    .map(([field, value]) => ({ field, mine: value, saved: there.get(field) }));
}

function Both({ rows }: { rows: Difference[] }) {
  const { t } = useText();
  const words = t.profile.info;
  const say = useSayValue();
  const cell = 'py-2.5 pe-4 text-start align-top wrap-anywhere';
  return (
    <table className="w-full text-[0.9375rem] leading-normal">
      <thead className="border-b border-line-strong text-caption text-ink-mute">
        <tr>
          <th className={cell}>{words.overtaken.field}</th>
          <th className={cell}>{words.overtaken.mine}</th>
          <th className={cell}>{words.overtaken.saved}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, mine, saved }) => (
          <tr key={field} className="border-b border-line">
            <th scope="row" className={`${cell} font-medium`}>
              {words.fieldNames[field] ?? field}
            </th>
            <td className={cell}>{say(mine)}</td>
            <td className={cell}>{say(saved)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whatever a field holds, as one line that people can compare. */
function useSayValue(): (value: unknown) => string {
  const { t } = useText();
  const { options, overtaken } = t.profile.info;
  const known: Record<string, string> = Object.assign({}, ...Object.values(options));
  const say = (value: unknown): string => {
    if (typeof value === 'string') return known[value] ?? value;
    if (Array.isArray(value)) return value.map(say).filter(Boolean).join(overtaken.between);
    if (value && typeof value === 'object')
      return Object.values(value).map(say).filter(Boolean).join(' · ');
    return '';
  };
  return (value) => say(value) || overtaken.nothing;
}
