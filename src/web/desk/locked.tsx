import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Mark } from '#web/ui/mark.tsx';

/** One of the house, but with a password alone. */
export function Locked() {
  const { t } = useText();
  const { title, text, action } = t.desk.locked;
  return (
    <div className="wrap grid min-h-svh max-w-[36rem] content-center justify-items-start gap-5">
      <Mark />
      <Heading level={1} size="h3">
        {title}
      </Heading>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink to="/profile/security">{action}</ButtonLink>
    </div>
  );
}
