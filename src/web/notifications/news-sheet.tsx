import { useText } from '#web/i18n/use-text.ts';
import { ChoicesForm } from '#web/notifications/choices-form.tsx';
import { NewsList } from '#web/notifications/news-list.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';

export type View = 'news' | 'choices';

interface NewsSheetProps {
  /** Nothing while it is closed, or closes. */
  view: View | undefined;
  show: (view: View | undefined) => void;
  opener: () => HTMLElement | null;
  artBase: string;
}

/** What the bell tells, or what it may tell of. */
export function NewsSheet({ view, show, opener, artBase }: NewsSheetProps) {
  const { t } = useText();
  return (
    <Sheet
      open={view !== undefined}
      onOpenChange={(open) => !open && show(undefined)}
      title={view === 'choices' ? t.notifications.choices.title : t.notifications.title}
      opener={opener}
      footer={view && <Turn view={view} show={show} />}
    >
      {view === 'choices' ? <ChoicesForm /> : <NewsList artBase={artBase} />}
    </Sheet>
  );
}

/** From the news to the choices, and back. */
function Turn({ view, show }: { view: View; show: (view: View) => void }) {
  const { t } = useText();
  const other = view === 'news' ? 'choices' : 'news';
  return (
    <Button variant="quiet" onClick={() => show(other)}>
      {view === 'news' ? t.notifications.choose : t.notifications.back}
    </Button>
  );
}
