import type { HomeContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdviserCard } from '#web/real-estate/adviser-card.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Who shows the home, and the way to see it with them. */
export function HomeViewing({ content }: { content: HomeContent }) {
  const { t } = useText();
  const { adviser } = content;
  const words = t.realEstate;
  return (
    <BelowFold className="pt-(--section)">
      <Heading level={2} size="h3" className="mb-7">
        {words.home.adviser}
      </Heading>
      <div className="grid gap-7 desk:grid-cols-[1.6fr_1fr]">
        <AdviserCard
          adviser={adviser}
          subject={words.advisers.subject(adviser.name)}
          button={words.advisers.book(adviser.name)}
        />
        <ViewingCall content={content} />
      </div>
    </BelowFold>
  );
}

function ViewingCall({ content: { home, adviser, viewingLeadHours } }: { content: HomeContent }) {
  const { t, format } = useText();
  const words = t.realEstate.home;
  return (
    <div className="flex flex-col items-start rounded-plate bg-deep px-6 py-8 text-inverse tablet:p-10">
      <Heading level={3} size="h3">
        {home.title}
      </Heading>
      <p className="mt-3 text-inverse-soft">{home.areaName}</p>
      <p className="mt-6 font-display text-[2rem] leading-none lining-nums">
        <bdi>{format.money(home.price)}</bdi>
      </p>
      <p className="mt-6 text-[0.9375rem] text-inverse-soft desk:mt-auto desk:pt-6">
        {words.lead(viewingLeadHours)}
      </p>
      <ConsultationLink
        subject={words.requestSubject(home.title, adviser.name)}
        adviser={adviser.slug}
        home={home.slug}
        variant="inverse"
        wide
        className="mt-5"
      >
        {words.request}
      </ConsultationLink>
    </div>
  );
}
