import { HousePage, Sheet, TabsLine, Title } from '#web/shell/shape-parts.tsx';
import { FieldShape, LineShape } from '#web/ui/panel/field-shape.tsx';
import { RowShapes } from '#web/ui/panel/row-skeletons.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

const Head = () => (
  <div className="mt-2 mb-5 grid items-end gap-x-12 gap-y-3 tablet:grid-cols-[1fr_auto]">
    <Title />
    <LineShape className="w-72" />
  </div>
);

const Card = () => (
  <Sheet className="grid content-start gap-4">
    <Skeleton className="size-5" />
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="h-4" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="mt-3 h-11 w-36" />
  </Sheet>
);

/** The profile itself: its four parts, and the line to a person. */
export const CardsOutline = () => (
  <HousePage className="tablet:pt-[calc(var(--shell-h)+4rem)]">
    <div className="grid items-end gap-x-12 gap-y-3 border-b border-line pb-8 tablet:grid-cols-[1fr_auto]">
      <Title className="text-h1" />
      <LineShape className="w-56" />
    </div>
    <div className="mt-8 grid gap-5 desk:grid-cols-[1fr_23rem]">
      <div className="grid gap-5 tablet:grid-cols-2">
        <Card />
        <Card />
        <Card />
        <Card />
      </div>
      <Skeleton className="min-h-80 rounded-plate" />
    </div>
  </HousePage>
);

const Fields = () => (
  <Sheet className="grid gap-5">
    <Skeleton className="h-7 w-44" />
    <div className="grid gap-5 tablet:grid-cols-2">
      <FieldShape />
      <FieldShape />
      <FieldShape />
      <FieldShape />
    </div>
  </Sheet>
);

/** Personal information: forms, and what they are for beside them. */
export const FormOutline = () => (
  <HousePage>
    <Head />
    <TabsLine widths={['w-36', 'w-20']} />
    <div className="mt-8 grid items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-6">
        <Fields />
        <Fields />
      </div>
      <div className="max-desk:hidden">
        <LineShape className="w-40" />
        <LineShape className="w-full" />
        <LineShape className="w-4/5" />
      </div>
    </div>
  </HousePage>
);

/** The people of a house, as cards. */
export const PeopleOutline = () => (
  <HousePage>
    <Head />
    <div className="mt-8 mb-5 flex items-end justify-between gap-4">
      <Title className="w-[5em] text-h3!" />
      <Skeleton className="h-13 w-40" />
    </div>
    <div className="grid gap-5 tablet:grid-cols-2 desk:grid-cols-3">
      <Card />
      <Card />
      <Card />
    </div>
  </HousePage>
);

/** Money and papers: what counts first, then the rows. */
export const PanelsOutline = () => (
  <HousePage>
    <Head />
    <div className="mt-8 grid gap-6 tablet:grid-cols-2 desk:grid-cols-3">
      <Sheet className="grid h-72 content-start gap-4">
        <LineShape className="w-32" />
        <Skeleton className="h-12 w-48" />
        <LineShape className="w-4/5" />
      </Sheet>
      <Sheet className="grid h-72 content-start gap-4 max-tablet:hidden">
        <LineShape className="w-32" />
        <LineShape className="w-4/5" />
      </Sheet>
      <Sheet className="grid h-72 content-start gap-4 max-desk:hidden">
        <LineShape className="w-32" />
        <LineShape className="w-4/5" />
      </Sheet>
    </div>
    <div className="mt-8">
      <RowShapes />
    </div>
  </HousePage>
);

const Settled = () => (
  <div className="flex items-center justify-between gap-6 border-t border-line py-5">
    <div className="grow">
      <LineShape className="w-48" />
      <LineShape className="w-4/5 text-[0.875rem]" />
    </div>
    <Skeleton className="h-7 w-12 shrink-0" />
  </div>
);

/** Settings: the list of their parts, and one under the other what each has to say. */
export const PartsOutline = () => (
  <HousePage>
    <Head />
    <TabsLine widths={['w-36', 'w-20']} />
    <div className="mt-8 grid gap-x-16 gap-y-6 desk:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 max-desk:hidden">
        <LineShape className="w-40" />
        <LineShape className="w-28" />
        <LineShape className="w-32" />
        <LineShape className="w-36" />
      </div>
      <div>
        <Title className="mb-6 text-h3!" />
        <Settled />
        <Settled />
        <Settled />
        <Settled />
      </div>
    </div>
  </HousePage>
);

/** Sign-in and its security: groups of rows on one narrow sheet. */
export const GroupsOutline = () => (
  <HousePage>
    <div className="mx-auto max-w-[60rem]">
      <Head />
      <div className="mt-10 grid gap-12">
        <div>
          <LineShape className="mb-4 w-40" />
          <Settled />
          <Settled />
          <Settled />
        </div>
        <div>
          <LineShape className="mb-4 w-40" />
          <Settled />
          <Settled />
        </div>
      </div>
    </div>
  </HousePage>
);
