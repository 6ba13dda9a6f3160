import type { ReserveLink } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type ButtonLook, buttonLook } from '#web/ui/controls/button-look.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ReserveButtonProps extends ButtonLook {
  reserve: ReserveLink;
  /** Read aloud only: fourteen links of one name tell nobody apart. */
  name: string;
  className?: string;
}

/** The one messaging link of the house, the same for every venue, in a tab of its own. */
export function ReserveButton({ reserve, name, className, ...look }: ReserveButtonProps) {
  const { t } = useText();
  return (
    <a
      href={reserve.url}
      target="_blank"
      rel="noopener"
      className={buttonLook({ size: 'small', ...look }, className)}
    >
      <span>
        {reserve.label}
        <VisuallyHidden> {t.vip.newTab(name)}</VisuallyHidden>
      </span>
    </a>
  );
}
