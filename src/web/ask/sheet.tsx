import * as Primitive from 'radix-ui/dialog';
import { ArtBase } from '#web/ask/art-base.ts';
import { AskBody } from '#web/ask/body.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import type { OpenOverlayProps } from '#web/platform/overlays/props.ts';
import { closeOnShortcut, LineHints } from '#web/ui/overlays/line-hints.tsx';
import { Scrim } from '#web/ui/overlays/scrim.tsx';

/** The whole window of a phone; a sheet near the top of anything larger. */
const panel =
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised shadow-float focus-visible:outline-none data-[state=open]:animate-[settle_320ms_var(--ease-tide)] tablet:inset-x-0 tablet:top-[min(4.5rem,9dvh)] tablet:bottom-auto tablet:mx-auto tablet:max-h-[calc(100dvh-min(4.5rem,9dvh)-2rem)] tablet:w-[min(61rem,calc(100vw-4rem))] tablet:rounded-plate';

/** The line to ask on, over whatever page there is. */
export function AskSheet({ overlay, payload, onClose }: OpenOverlayProps<'ask'>) {
  const { t } = useText();
  return (
    <AppProviders>
      <Primitive.Root open onOpenChange={onClose}>
        <Primitive.Portal>
          <Scrim />
          <Primitive.Content
            aria-describedby={undefined}
            className={panel}
            onEscapeKeyDown={keepForPart}
            onKeyDown={(event) => closeOnShortcut(event, onClose)}
          >
            <Primitive.Title className="sr-only">{t.ask.title}</Primitive.Title>
            <ArtBase value={payload.artBase}>
              <AskBody begun={overlay.words ?? ''} area={overlay.area} onClose={onClose} />
            </ArtBase>
            <LineHints words={t.ask.keys} className="px-8" />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </AppProviders>
  );
}

/** Escape in the field of a chip closes that field. */
function keepForPart(event: globalThis.KeyboardEvent) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-part]')) event.preventDefault();
}
