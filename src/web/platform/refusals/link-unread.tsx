import { useSearchParams } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { isNobodys } from '#web/platform/refusals/words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { LinkAnswer } from '#web/ui/controls/link-wall.tsx';

/** What a link in a mail brings along to say whose it is. */
export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? '';

interface LinkUnreadProps {
  of: { error: Error | null; refetch: () => unknown };
  words: { unknown: string; unknownText: string; failed: string };
  /** Where one goes on from here. */
  way: { to: keyof typeof addresses; name: string };
}

/** Behind a link that is nobody's, or whose matter could not be read. */
export function LinkUnread({ of: { error, refetch }, words, way }: LinkUnreadProps) {
  const { t } = useText();
  const nobodys = !error || isNobodys(error);
  return (
    <LinkAnswer
      title={nobodys ? words.unknown : words.failed}
      text={nobodys ? words.unknownText : t.platform.errors.unavailable}
    >
      {!nobodys && <Button onClick={() => void refetch()}>{t.shell.tryAgain}</Button>}
      <ButtonLink to={addresses[way.to]} variant={nobodys ? 'primary' : 'outline'}>
        {way.name}
      </ButtonLink>
    </LinkAnswer>
  );
}
