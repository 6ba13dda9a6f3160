import type { AreaContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const kinds = [
  'apartmentSale',
  'villaSale',
  'salePerSqft',
  'rentTwoBedroom',
  'rentFourBedroomVilla',
  'serviceChargePerSqft',
] as const;

/** Averages of the community; what does not exist there is left out. */
export function AreaAverages({ content: { area, averages, note } }: { content: AreaContent }) {
  const { t, format } = useText();
  const words = t.realEstate.area;
  const figures = kinds.flatMap((kind) => {
    const price = averages[kind];
    return price ? [{ label: words.kinds[kind], value: format.money(price) }] : [];
  });
  const overall = { label: words.overall, value: format.money(area.averagePrice) };
  const gross = { label: words.yield, value: `${format.number(averages.grossYieldPercent)}%` };
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={words.averages} text={note} />
      <dl className="grid gap-x-7 border-b border-line min-[30rem]:grid-cols-2 desk:grid-cols-4">
        {[overall, ...figures, gross].map(({ label, value }) => (
          <div key={label} className="border-t border-line py-5">
            <dt className="text-caption text-ink-mute">{label}</dt>
            <dd className="mt-1 font-display text-[1.75rem] leading-tight lining-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </BelowFold>
  );
}
