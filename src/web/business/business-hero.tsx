import type { BusinessContent } from '#contract/business.ts';
import { documentsId } from '#web/business/documents.tsx';
import { packagesId } from '#web/business/packages/package-browser.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const onPhones = 'max-tablet:min-h-12 max-tablet:px-4.5';

interface BusinessHeroProps {
  content: BusinessContent;
  artBase: string;
}

export function BusinessHero({ content: { label, title, text }, artBase }: BusinessHeroProps) {
  const { t } = useText();
  return (
    <ServiceHero
      art={{ artBase, page: 'business', light: 'dusk', dark: 'night' }}
      {...{ label, title, text }}
    >
      <ButtonLink to={`#${packagesId}`} variant="inverse" className={onPhones}>
        {t.business.hero.start}
      </ButtonLink>
      <ButtonLink to={`#${documentsId}`} variant="inverse-outline" className={onPhones}>
        {t.business.hero.documents}
      </ButtonLink>
    </ServiceHero>
  );
}
