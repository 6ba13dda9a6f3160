import { Check } from 'lucide-react';
import { chargedFor } from '#domain/bookings/add-ons.ts';
import { CountField } from '#web/bookings/fields/count-field.tsx';
import type { Draft } from '#web/bookings/sheet/draft.ts';
import { type Extra, mostOf } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { WishRefused } from '#web/bookings/sheet/wish-refusal.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

export function AddOns({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { offering, refusal } = sheet;
  return (
    <section>
      <Heading level={3} size="step" className="mb-2 text-[1.5rem]!">
        {t.bookingSheet.addOns}
      </Heading>
      <ul>
        {offering.addOns.map((extra) => (
          <AddOn key={extra.id} extra={extra} sheet={sheet} />
        ))}
      </ul>
      {refusal?.place === 'addOns' && <WishRefused refusal={refusal} sheet={sheet} />}
    </section>
  );
}

interface AddOnProps {
  extra: Extra;
  /** Of the sheet, or of a booking that is changed. */
  sheet: {
    draft: Pick<Draft, 'addOns'>;
    write: (part: Pick<Draft, 'addOns'>) => void;
  };
}

export function AddOn({ extra, sheet: { draft, write } }: AddOnProps) {
  const { t, format } = useText();
  const count = draft.addOns[extra.id] ?? 0;
  const set = (quantity: number) => write({ addOns: { ...draft.addOns, [extra.id]: quantity } });
  const most = mostOf(extra);
  return (
    <li className="border-t border-line first:border-0">
      <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3.5 py-2.5 text-[0.9375rem] leading-[1.35]">
        <span className="relative size-5">
          <input
            type="checkbox"
            checked={count > 0}
            onChange={({ target }) => set(target.checked ? 1 : 0)}
            className="peer block size-5 cursor-pointer appearance-none rounded-hair border border-line-strong bg-raised checked:border-primary checked:bg-primary"
          />
          <Check
            size={14}
            strokeWidth={2}
            className="pointer-events-none absolute inset-0 m-auto text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>
          <span className="block font-medium">{extra.title}</span>
          <span className="block text-caption text-ink-mute first-letter:uppercase">
            {t.bookingSheet.extraUnits[chargedFor(extra.price.unit)]}
          </span>
        </span>
        <bdi className="tnum">{format.money(extra.price)}</bdi>
      </label>
      {count > 0 && most > 1 && (
        <div className="ps-8.5 pb-3">
          <CountField
            label={t.bookingSheet.quantity(extra.title)}
            value={count}
            least={1}
            most={most}
            onChange={set}
          />
        </div>
      )}
    </li>
  );
}
