import { Link } from 'react-router';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

function SitemapPage({ page: { content } }: { page: PageOf<'sitemap'> }) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.sitemapLabel} text={content} />
      <div className="wrap gap-x-12 py-12 tablet:columns-2 tablet:py-18 desk:columns-4">
        {content.groups.map(({ title, links }) => (
          <section key={title} className="mb-12 break-inside-avoid">
            <Heading level={2} size="h4" className="border-b border-line-strong pb-3.5">
              {title}
            </Heading>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path} className="border-b border-line">
                  <Link to={path} className="block py-2.5 hover:text-brass">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

export const sitemapScreen: Screen<PageOf<'sitemap'>> = {
  View: SitemapPage,
  head: ({ content }, payload) => companyHead(content, payload, { type: 'CollectionPage' }),
};
