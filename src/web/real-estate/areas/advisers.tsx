import { Link } from 'react-router';
import type { AgentProfile, AreaContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** Who knows the community: a line each, the rest stands on their own page. */
export function AreaAdvisers({ content: { area, advisers } }: { content: AreaContent }) {
  const { t } = useText();
  if (advisers.length === 0) return null;
  return (
    <BelowFold className="pt-(--section)">
      <Heading level={2} size="h3">
        {t.realEstate.area.advisers(area.name)}
      </Heading>
      <ul className="mt-7 border-b border-line">
        {advisers.map((adviser) => (
          <AdviserLine key={adviser.slug} adviser={adviser} />
        ))}
      </ul>
    </BelowFold>
  );
}

function AdviserLine({ adviser }: { adviser: AgentProfile }) {
  const { advisers: words } = useText().t.realEstate;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4">
      <span aria-hidden>
        <Avatar initials={adviser.initials} name="" size="large" />
      </span>
      <div className="min-w-52 flex-1">
        <Link
          to={`${estatePaths.agent}#${adviser.slug}`}
          className="font-display text-h4 hover:text-brass"
        >
          {adviser.name}
        </Link>
        <p className="text-caption text-ink-mute">
          {adviser.title} · {adviser.languages.join(', ')}
        </p>
      </div>
      <ConsultationLink
        subject={words.subject(adviser.name)}
        adviser={adviser.slug}
        variant="outline"
        size="small"
      >
        {words.book(adviser.name)}
      </ConsultationLink>
    </li>
  );
}
