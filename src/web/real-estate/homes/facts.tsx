import type { HomeContent } from '#contract/real-estate.ts';
import type { Texts } from '#web/feature-texts.ts';
import { dayIn } from '#web/i18n/day.ts';
import type { Format } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/use-text.ts';

/** The figures of the home between two hairlines. */
export function HomeFacts({ content }: { content: HomeContent }) {
  const { t, format, language } = useText();
  const words = t.realEstate.home;
  const facts = factsOf(content, t, { ...format, day: (day) => dayIn(language, day) });
  return (
    <section aria-label={words.facts} className="pt-[clamp(3rem,5vw,4.5rem)]">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-6 tablet:grid-cols-4 desk:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-caption text-ink-mute">{label}</dt>
            <dd className="mt-0.5 font-display text-[1.375rem] leading-tight lining-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact = [label: string, value: string];

function factsOf(content: HomeContent, t: Texts, format: Format): Fact[] {
  const { home } = content;
  const words = t.realEstate.home;
  const { sqft, sqm } = t.realEstate;
  return [
    [words.bedrooms, format.number(home.bedrooms)],
    [words.bathrooms, format.number(home.bathrooms)],
    [words.parking, format.number(home.parking)],
    [words.area, `${sqft(format.number(home.sqft))} · ${sqm(format.number(home.sqm))}`],
    ...plot(content, t, format),
    age(content, t),
    [words.tenure, words.tenures[content.tenure]],
    [words.furnishing, home.furnished ? words.furnished : words.unfurnished],
    [words.pets, home.petsAllowed ? words.petsYes : words.petsNo],
    ...free(content, t, format),
  ];
}

function plot({ plotSqft }: HomeContent, t: Texts, format: Format): Fact[] {
  if (plotSqft === null) return [];
  return [[t.realEstate.home.plot, t.realEstate.sqft(format.number(plotSqft))]];
}

function age({ builtYear, handover }: HomeContent, t: Texts): Fact {
  const words = t.realEstate.home;
  if (handover) return [words.handover, words.quarter(handover.quarter, handover.year)];
  return [words.built, `${builtYear ?? ''}`];
}

/** A home that is not built yet is not available on any day but its handover. */
function free({ freeFrom, handover }: HomeContent, t: Texts, format: Format): Fact[] {
  const words = t.realEstate.home;
  if (handover) return [];
  return [[words.free, freeFrom ? words.freeFrom(format.day(freeFrom)) : words.freeNow]];
}
