import type { MatterArea } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { kindsOfArea } from '#web/matters/sheet/forms.ts';
import { AskLink } from '#web/site/ask-link.tsx';

interface FormLinksProps {
  /** The list it was asked for on; all of them where there is none. */
  area: MatterArea | undefined;
  onLeave: () => void;
}

/** What wants more than a sentence has a form of its own: each by its name. */
export function FormLinks({ area, onLeave }: FormLinksProps) {
  const { t } = useText();
  const kinds = area ? kindsOfArea[area] : Object.values(kindsOfArea).flat();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {kinds.map((kind) => (
        <li key={kind}>
          <AskLink kind={kind} variant="quiet" onLeave={onLeave}>
            {t.matterSheet.kinds[kind].name}
          </AskLink>
        </li>
      ))}
    </ul>
  );
}
