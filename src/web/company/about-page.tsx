import { Link } from 'react-router';
import type { AboutContent } from '#contract/company.ts';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { TextRows } from '#web/company/text-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

function AboutPage({ page: { content } }: { page: PageOf<'about'> }) {
  const { t } = useText();
  return (
    <>
      <PageHead label={t.company.aboutLabel} text={content} />
      <div className="wrap pt-9 tablet:pt-13">
        <Plate shape="16:9" className="tablet:aspect-[5/2]!">
          <Picture picture={content.picture} />
        </Plate>
      </div>
      <div className="wrap py-8 tablet:py-14">
        <TextRows sections={content.sections} />
      </div>
      <Further content={content} />
    </>
  );
}

function Further({ content }: { content: AboutContent }) {
  const { t } = useText();
  return (
    <BelowFold className="bg-sunk py-16 tablet:py-24">
      <div className="wrap">
        <Heading level={2} size="h3">
          {t.company.further}
        </Heading>
        <ul className="mt-8 grid gap-x-12 tablet:grid-cols-3">
          {content.further.map(({ link, text }) => (
            <li key={link.path} className="border-t border-line-strong pt-5 pb-8 tablet:pb-0">
              <Link to={link.path} className="group block">
                <Heading level={3} size="card" className="group-hover:text-brass">
                  {link.label}
                </Heading>
                <span className="mt-2.5 block text-[0.9375rem] leading-[1.6] text-ink-soft">
                  {text}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </BelowFold>
  );
}

export const aboutScreen: Screen<PageOf<'about'>> = {
  View: AboutPage,
  head: ({ content }, payload) => companyHead(content, payload, { type: 'AboutPage' }),
};
