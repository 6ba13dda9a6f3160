import type { AreaContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { HomeGrid } from '#web/real-estate/home-grid.tsx';
import { queryNames } from '#web/real-estate/home-wish.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

/** The homes of the community that are in the catalogue. */
export function AreaHomes({ content: { area, homes } }: { content: AreaContent }) {
  const { t } = useText();
  const words = t.realEstate;
  const search = `${estatePaths.homes}?${queryNames.area}=${area.slug}`;
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={words.area.homes(area.name)} text={words.sample} />
      {homes.length > 0 ? (
        <>
          <HomeGrid homes={homes} />
          <ButtonLink to={search} variant="outline" className="mt-9">
            {words.area.allHere}
          </ButtonLink>
        </>
      ) : (
        <EmptyState
          picture={{ ...area.picture, alt: '' }}
          title={words.area.none}
          text={words.area.noneText}
          action={
            <AskLink kind="property_search" about={area.slug} variant="outline">
              {words.area.ask}
            </AskLink>
          }
        />
      )}
    </BelowFold>
  );
}
