import type { PackageCard } from '#contract/business.ts';
import { comparePath } from '#web/business/packages/use-package-query.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CompareTray } from '#web/site/compare-tray.tsx';
import type { Compared } from '#web/site/use-compared.ts';

interface PackageTrayProps {
  packages: PackageCard[];
  compared: Compared;
}

export function PackageTray({ packages, compared }: PackageTrayProps) {
  const { t } = useText();
  const { tray } = t.business;
  return (
    <CompareTray
      label={tray.label}
      words={t.business.comparison}
      items={packages.map(({ slug, title }) => ({ slug, name: title }))}
      compared={compared}
      to={comparePath(compared.chosen)}
      open={tray.compare(compared.chosen.length)}
    />
  );
}
