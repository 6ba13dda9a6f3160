import type { CompanyRelease } from '#contract/company.ts';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { TextRows } from '#web/company/text-rows.tsx';
import { dayIn } from '#web/i18n/day.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

function PressPage({ page: { content } }: { page: PageOf<'press'> }) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.pressLabel} text={content} />
      <section className="wrap pt-12 tablet:pt-18">
        <Heading level={2} size="h2">
          {t.company.releases}
        </Heading>
        <ul className="mt-8 border-t border-line-strong">
          {content.releases.map((release) => (
            <Announcement key={release.id} release={release} />
          ))}
        </ul>
      </section>
      <div className="wrap pt-6 pb-12 tablet:pb-20">
        <TextRows sections={content.sections} />
      </div>
    </>
  );
}

function Announcement({ release }: { release: CompanyRelease }) {
  const { language } = useText();
  return (
    <li
      id={release.id}
      className="grid scroll-mt-(--nav-h) gap-x-12 gap-y-2 border-b border-line py-8 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <time dateTime={release.day} className="tnum pt-1.5 text-[0.9375rem] text-ink-mute">
        {dayIn(language, release.day)}
      </time>
      <div className="max-w-read">
        <Heading level={3} size="card">
          {release.title}
        </Heading>
        <p className="mt-3 text-[1.0625rem] leading-[1.65] text-ink-soft">{release.text}</p>
      </div>
    </li>
  );
}

export const pressScreen: Screen<PageOf<'press'>> = {
  View: PressPage,
  head: ({ content }, payload) =>
    companyHead(content, payload, {
      type: 'CollectionPage',
      more: {
        hasPart: content.releases.map(({ day, title, text }) => ({
          '@type': 'NewsArticle',
          headline: title,
          datePublished: day,
          articleBody: text,
        })),
      },
    }),
};
