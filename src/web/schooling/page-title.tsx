import { useText } from '#web/i18n/use-text.ts';
import { Breadcrumb, type Crumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface PageTitleProps {
  crumbs: Crumb[];
  title: string;
  lead: string;
}

/** The quiet opening of a page that is there to be worked with. */
export function PageTitle({ crumbs, title, lead }: PageTitleProps) {
  const { t } = useText();
  return (
    <div className="wrap pt-[calc(var(--nav-h)+1rem)] pb-7">
      <Breadcrumb label={t.schooling.breadcrumb} crumbs={crumbs} />
      <Heading level={1} size="h2" className="mt-3">
        {title}
      </Heading>
      <p className="mt-3 max-w-(--container-read) text-[1.0625rem] text-ink-soft">{lead}</p>
    </div>
  );
}
