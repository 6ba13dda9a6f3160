import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

export function LogoLink() {
  const { t } = useText();
  return (
    <Link
      to={addresses.home}
      aria-label={t.shell.home}
      className="flex shrink-0 items-center gap-3"
    >
      <Mark cut="small" className="size-[34px]" />
      <span className="tablet:max-desk:hidden">
        <Wordmark name={t.shell.wordmark} />
      </span>
    </Link>
  );
}
