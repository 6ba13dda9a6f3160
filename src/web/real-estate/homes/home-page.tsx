import { Clock, MapPin, Stamp } from 'lucide-react';
import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { GoldenVisa, HomeContent } from '#contract/real-estate.ts';
import { compactMoneyIn } from '#web/i18n/compact-money.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CommuteTable } from '#web/real-estate/areas/commute-table.tsx';
import { CostTable } from '#web/real-estate/areas/cost-table.tsx';
import { AreaMap } from '#web/real-estate/areas/map.tsx';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { HomeFacts } from '#web/real-estate/homes/facts.tsx';
import { HomeGallery } from '#web/real-estate/homes/gallery.tsx';
import { HomeGrid } from '#web/real-estate/homes/grid.tsx';
import { HomeViewing } from '#web/real-estate/homes/viewing.tsx';
import { homeFacts } from '#web/real-estate/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { StarList } from '#web/ui/star-list.tsx';

type Shown = PageOf<'home'>;

function HomePage({ page: { content } }: { page: Shown; payload: PagePayload }) {
  const { t } = useText();
  const { home, label, typeLink } = content;
  return (
    <div className="wrap pt-[calc(var(--nav-h)+0.75rem)] pb-(--section)">
      <Breadcrumb
        label={t.realEstate.crumbs}
        crumbs={[
          { label, to: estatePaths.overview },
          { label: typeLink.label, to: typeLink.path },
          { label: home.title },
        ]}
      />
      <HomeTop content={content} />
      <HomeFacts content={content} />
      <CostTable costs={content.costs} sqft={home.sqft} />
      {content.goldenVisa && <GoldenVisaNote visa={content.goldenVisa} />}
      <Community content={content} />
      <HomeViewing content={content} />
      <BelowFold className="pt-(--section)">
        <SectionHead title={t.realEstate.home.similar} text={t.realEstate.home.similarLead} />
        <HomeGrid homes={content.similar} />
        <p className="mt-10 text-caption text-ink-mute">{t.realEstate.sample}</p>
      </BelowFold>
    </div>
  );
}

function Community({ content: { community } }: { content: HomeContent }) {
  const { t } = useText();
  const { area, commute, map } = community;
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={t.realEstate.home.community(area.name)} text={area.description} />
      <div className="grid gap-x-14 gap-y-10 desk:grid-cols-[1.25fr_1fr]">
        <AreaMap map={map} area={area.name} />
        <div>
          <CommuteTable commute={commute} />
          <ButtonLink to={area.path} variant="outline" className="mt-7">
            {t.realEstate.home.toArea(area.name)}
          </ButtonLink>
        </div>
      </div>
    </BelowFold>
  );
}

export const homeScreen: Screen<Shown> = {
  View: HomePage,
  head: ({ content }, payload) => ({
    title: `${content.home.title}, ${content.home.areaName} · ${payload.chrome.brand}`,
    description: content.description,
    socialArt: content.socialArt,
    structured: homeFacts(content, payload),
  }),
};

/** Which residence the home could carry, with the caution that belongs to it. */
function GoldenVisaNote({ visa }: { visa: GoldenVisa }) {
  const { golden } = useText().t.realEstate;
  return (
    <BelowFold className="pt-14">
      <div className="grid gap-x-14 gap-y-6 rounded-plate bg-sunk px-6 py-8 tablet:grid-cols-[1fr_1.4fr] tablet:p-10">
        <div>
          <Stamp size={20} strokeWidth={1.5} />
          <Heading level={2} size="h3" className="mt-3.5">
            {golden.title}
          </Heading>
          <p className="mt-2.5 text-ink-soft">{golden.lead(visa.years)}</p>
          <ButtonLink to={estatePaths.visas} variant="quiet" className="mt-5">
            {golden.more}
          </ButtonLink>
        </div>
        <div>
          <p className="font-medium">{visa.title}</p>
          <p className="mt-1 text-ink-soft">{visa.who}</p>
          <ul className="mt-4 border-t border-line-strong/40 text-[0.9375rem] text-ink-soft">
            {visa.rules.map((rule) => (
              <li key={rule} className="border-b border-line-strong/40 py-2.5">
                {rule}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-caption text-ink-mute">{visa.caution}</p>
        </div>
      </div>
    </BelowFold>
  );
}

/** The pictures at the start; name, price and the way in at the end. */
function HomeTop({ content }: { content: HomeContent }) {
  const { t, format, language } = useText();
  const { home, community, dollars, adviser } = content;
  const words = t.realEstate;
  return (
    <div className="mt-4 grid items-start gap-x-12 gap-y-8 desk:grid-cols-[1.7fr_1fr]">
      <HomeGallery key={home.slug} content={content} />
      <div>
        <Heading level={1} size="h2">
          {home.title}
        </Heading>
        <p className="mt-3.5 flex items-center gap-1.5 text-ink-soft">
          <MapPin size={16} strokeWidth={1.5} />
          <Link to={community.area.path} className="border-b border-line hover:border-brass-fill">
            {home.areaName}
          </Link>
        </p>
        <p className="mt-5 text-lead text-ink-soft">{content.description}</p>
        <p className="mt-7 font-display text-[clamp(2.25rem,1.8rem+1.6vw,3rem)] leading-none lining-nums">
          <bdi>{format.money(home.price)}</bdi>
        </p>
        <p className="mt-2 text-caption text-ink-mute first-letter:uppercase">
          {home.purpose === 'rent' && <>{words.perYear}, </>}
          <bdi>{words.about(compactMoneyIn(language, dollars))}</bdi>
        </p>
        <ConsultationLink
          className="mt-7"
          wide
          subject={words.home.requestSubject(home.title, adviser.name)}
          adviser={adviser.slug}
          home={home.slug}
        >
          {words.home.request}
        </ConsultationLink>
        <p className="mt-3 flex items-start gap-2 text-caption text-ink-mute">
          <Clock size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          {words.home.lead(content.viewingLeadHours)}
        </p>
        <Heading level={2} size="h4" className="mt-9">
          {words.home.inside}
        </Heading>
        <StarList items={content.features} />
      </div>
    </div>
  );
}
