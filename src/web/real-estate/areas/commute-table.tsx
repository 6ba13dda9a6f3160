import type { Commute } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

export function CommuteTable({ commute }: { commute: Commute[] }) {
  const { commute: words } = useText().t.realEstate;
  return (
    <div>
      <Heading level={3} size="h4">
        {words.title}
      </Heading>
      <table className="mt-4 w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{words.title}</caption>
        <tbody>
          {commute.map(({ to, minutes }) => (
            <tr key={to} className="border-t border-line last:border-b">
              <th scope="row" className="py-3 text-start font-normal">
                {words.places[to]}
              </th>
              <td className="tnum py-3 text-end font-display text-[1.375rem] leading-none whitespace-nowrap">
                <bdi>{words.minutes(minutes)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-caption text-ink-mute">{words.note}</p>
    </div>
  );
}
