import { type FormEvent, useState } from 'react';
import type { CompareContent, PackageSheet } from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { chosenFrom, mostCompared } from '#domain/comparison.ts';
import { ClosingCall } from '#web/business/closing-call.tsx';
import { PackageTable } from '#web/business/packages/table.tsx';
import { hubPath } from '#web/business/packages/use-package-query.ts';
import { compareFacts } from '#web/business/structured-data.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { useCompared } from '#web/platform/use-compared.ts';
import { useFilters } from '#web/platform/use-filters.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

type Compare = PageOf<'business-compare'>;

function ComparePage({ page: { content } }: { page: Compare; payload: PagePayload }) {
  const { t } = useText();
  const choice = useChoice(content);
  const { compare, section, breadcrumb, closing } = t.business;
  const crumbs = [{ label: section, to: '/business' }, { label: compare.crumb }];
  const { popularLabel, priceNote } = content;
  return (
    <>
      <div className="wrap pt-[calc(var(--nav-h)+1rem)] tablet:pt-[calc(var(--nav-h)+1.75rem)]">
        <Breadcrumb label={breadcrumb} crumbs={crumbs} />
        {/* What the address asks for is read by the app alone; until then a proposal would only flash by. */}
        <div className={classes(!choice.ready && '[.asked_&]:invisible')}>
          <Top content={content} choice={choice} />
          <PackageTable sheets={choice.sheets} popularLabel={popularLabel} remove={choice.toggle} />
        </div>
        <div className="mt-6 mb-(--section) flex flex-wrap items-center justify-between gap-x-12 gap-y-3">
          <p className="max-w-read text-caption text-ink-mute">{priceNote}</p>
          <ButtonLink to={hubPath(choice.slugs)} variant="quiet">
            {compare.back}
          </ButtonLink>
        </div>
      </div>
      <ClosingCall title={compare.help} subject={closing.subject} />
    </>
  );
}

function Top({ content, choice }: { content: CompareContent; choice: Choice }) {
  const { t } = useText();
  const { compare } = t.business;
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
      <div>
        <Heading level={1} size="h1">
          {compare.title(choice.sheets.length)}
        </Heading>
        <p className="mt-3 max-w-[34rem] text-ink-soft">
          {choice.own ? compare.chosen : compare.proposal}
        </p>
      </div>
      <AddPackage packages={content.packages} chosen={choice.slugs} add={choice.toggle} />
    </div>
  );
}

const chosenName = 'packages';

interface Choice {
  ready: boolean;
  /** The reader's, not our proposal. */
  own: boolean;
  slugs: string[];
  sheets: PackageSheet[];
  toggle: (slug: string) => void;
}

function useChoice({ packages, proposal }: CompareContent): Choice {
  const filters = useFilters();
  const read = (text: string | null) => chosenFrom(text, packages);
  const own = read(filters.query.get(chosenName)).length > 0;
  const { chosen, toggle } = useCompared(filters, {
    name: chosenName,
    read: (text) => (read(text).length > 0 ? read(text) : proposal),
  });
  return {
    ready: useHydrated(),
    own,
    slugs: chosen,
    sheets: chosen.flatMap((slug) => packages.filter((sheet) => sheet.slug === slug)),
    toggle,
  };
}

export const compareScreen: Screen<Compare> = {
  View: ComparePage,
  head: (_page, payload, t) => ({
    title: `${t.business.compare.documentTitle} · ${payload.chrome.brand}`,
    description: t.business.compare.proposal,
    socialArt: 'hero/business',
    structured: compareFacts(payload, t),
  }),
};

interface AddPackageProps {
  packages: PackageSheet[];
  chosen: string[];
  add: (slug: string) => void;
}

/** A list and a button: arrow keys in the list alone must not yet add anything. */
function AddPackage({ packages, chosen, add }: AddPackageProps) {
  const { t } = useText();
  const { compare } = t.business;
  const [picked, setPicked] = useState('');
  if (chosen.length >= mostCompared)
    return <p className="max-w-[20rem] text-caption text-ink-mute">{compare.full}</p>;
  const rest = packages.filter((sheet) => !chosen.includes(sheet.slug));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked) add(picked);
    setPicked('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-3">
      <ListField
        label={compare.add}
        className="w-60 min-w-0"
        required
        value={picked}
        onChange={(event) => setPicked(event.target.value)}
        placeholder={compare.choose}
        options={rest.map(({ slug, title }) => ({ value: slug, label: title }))}
      />
      <Button type="submit" variant="outline">
        {compare.addButton}
      </Button>
    </form>
  );
}
