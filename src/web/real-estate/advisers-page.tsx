import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AdviserCard } from '#web/real-estate/adviser-card.tsx';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { TypeTabs } from '#web/real-estate/homes/type-tabs.tsx';
import { adviserFacts } from '#web/real-estate/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

type Advisers = PageOf<'advisers'>;

function AdvisersPage({ page: { content }, payload }: { page: Advisers; payload: PagePayload }) {
  const { t } = useText();
  const words = t.realEstate.advisers;
  return (
    <div className="wrap pt-[calc(var(--nav-h)+0.75rem)] pb-(--section)">
      <Breadcrumb
        label={t.realEstate.crumbs}
        crumbs={[{ label: content.label, to: estatePaths.overview }, { label: content.title }]}
      />
      <div className="mt-5 [&>div]:mb-7 tablet:[&>div]:mb-9">
        <SectionHead
          title={content.title}
          text={`${words.lead} ${content.consultation.text}`}
          level={1}
          size="h1"
        />
      </div>
      <TypeTabs {...content} current={payload.path} />
      <ul className="mt-9 grid gap-7 desk:grid-cols-2">
        {content.advisers.map((adviser) => (
          <li key={adviser.slug}>
            <AdviserCard
              adviser={adviser}
              subject={words.subject(adviser.name)}
              button={words.book(adviser.name)}
              level={2}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const advisersScreen: Screen<Advisers> = {
  View: AdvisersPage,
  head: ({ content }, payload, t) => ({
    title: `${content.title} · ${payload.chrome.brand}`,
    description: `${t.realEstate.advisers.lead} ${content.consultation.text}`,
    socialArt: 'hero/real-estate',
    structured: adviserFacts(content, payload),
  }),
};
