import { TabsLine, Title } from '#web/shell/shape-parts.tsx';
import { FieldShape, LineShape } from '#web/ui/panel/field-shape.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** The form of the door in sand: a title, two tabs, two fields and a button. */
export const DoorShape = () => (
  <>
    <Title />
    <div className="mt-7">
      <TabsLine widths={['w-14', 'w-16']} />
    </div>
    <div className="grid gap-5 pt-7">
      <FieldShape />
      <FieldShape />
      <LineShape className="ms-auto w-32" />
      <Skeleton className="h-13" />
    </div>
  </>
);
