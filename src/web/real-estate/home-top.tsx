import { Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { HomeContent } from '#contract/real-estate.ts';
import { compactMoneyIn } from '#web/i18n/compact-money.ts';
import { useText } from '#web/i18n/use-text.ts';
import { HomeGallery } from '#web/real-estate/home-gallery.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { StarList } from '#web/ui/star-list.tsx';

/** The pictures at the start; name, price and the way in at the end. */
export function HomeTop({ content }: { content: HomeContent }) {
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
        <p className="mt-2 text-caption text-ink-mute">
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
