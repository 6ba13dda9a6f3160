import type { ReactNode } from 'react';
import type { OfferingContent } from '#contract/bookings/pages.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Star } from '#web/ui/pictures/mark.tsx';

/** What the price holds, and what a guest should know and have. */
export function OfferingPreparation({ content }: { content: OfferingContent }) {
  const { t } = useText();
  const say = t.bookings.offering;
  return (
    <div className="mt-14 grid gap-x-20 gap-y-12 tablet:mt-20 tablet:grid-cols-2">
      <section>
        <Heading level={2} size="h3">
          {say.included}
        </Heading>
        <StarRows items={content.inclusions} />
        <Paragraph title={say.notIncluded}>{content.exclusions.join(' · ')}</Paragraph>
      </section>
      <section>
        <Heading level={2} size="h3">
          {say.beforeYouCome}
        </Heading>
        <StarRows items={content.bring} label={say.bring} />
        <Paragraph title={say.requirements}>{requirements(content, say)}</Paragraph>
        <Paragraph title={say.season}>{content.seasons.join(' ') || say.allYear}</Paragraph>
      </section>
    </div>
  );
}

const StarRows = ({ items, label }: { items: string[]; label?: string }) => (
  <ul aria-label={label} className="mt-5 border-t border-line">
    {items.map((item) => (
      <li
        key={item}
        className="flex items-start gap-3 border-b border-line py-3.5 text-body leading-[1.5]"
      >
        <Star className="mt-[0.45rem] size-2.75 shrink-0 text-brass-fill" />
        {item}
      </li>
    ))}
  </ul>
);

const Paragraph = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="mt-6 font-text text-[0.9375rem] font-semibold">{title}</h3>
    <p className="mt-1 max-w-read text-ink-soft">{children}</p>
  </>
);

type Say = Words['t']['bookings']['offering'];

function requirements({ limits, licence, notes }: OfferingContent, say: Say): string {
  const { minAge, maxAge, minHeightCm, maxWeightKg } = limits;
  const said = [
    minAge !== undefined && say.minAge(minAge),
    maxAge !== undefined && say.maxAge(maxAge),
    minHeightCm !== undefined && say.minHeight(minHeightCm),
    maxWeightKg !== undefined && say.maxWeight(maxWeightKg),
  ].filter((limit) => limit !== false);
  const first = said.length > 0 ? `${said.join(' · ')}.` : say.everyone;
  return [first, licence && `${licence}.`, notes].filter(Boolean).join(' ');
}
