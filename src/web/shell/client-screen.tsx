import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { fetched } from '#web/platform/line/line.ts';
import { WaitingFor } from '#web/platform/waiting-for.tsx';
import type { Screen } from '#web/screen.ts';
import { HouseBar } from '#web/shell/house/bar.tsx';
import '#web/platform/overlays/proof-question.ts';

interface Given {
  payload: PagePayload;
}

interface ClientScreen {
  title: (t: Texts) => string;
  /** What is said until the screen is there. */
  waiting?: (t: Texts) => string;
  /** What it looks like until then, where it has a shape of its own. */
  Shape?: ComponentType;
  withoutBar?: boolean;
  /** One of the client's own: it stands under the house bar. */
  isOwn?: boolean;
  load: () => Promise<ComponentType<Given>>;
}

/**
 * A screen that only the browser draws, standing on the app's providers. The server and the first
 * draw show the loader, so both agree; then the screen and the providers come in their own chunks.
 */
export function clientScreen({
  title,
  waiting,
  withoutBar,
  isOwn,
  Shape,
  load,
}: ClientScreen): Screen {
  const held = Shape ? <Shape /> : <WaitingFor words={waiting} />;
  return {
    View: import.meta.env.SSR ? () => held : drawnInBrowser(load, held),
    head: (_page, { chrome }, t) => ({
      title: `${title(t)} · ${chrome.brand}`,
      description: title(t),
      socialArt: 'hero/landing',
      hiddenFromSearch: true,
    }),
    withoutFooter: true,
    onProviders: true,
    ...(withoutBar && { withoutBar }),
    ...(isOwn && { Under: HouseBar }),
  };
}

function drawnInBrowser(load: ClientScreen['load'], held: ReactNode) {
  const Content = lazy(async () => ({ default: await fetched(load) }));
  const Providers = lazy(async () => ({
    default: (await fetched(() => import('#web/shell/app-frame.tsx'))).AppFrame,
  }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once per screen, when it is first loaded
  return function ClientView({ payload }: Given) {
    if (!useHydrated()) return held;
    return (
      <Suspense fallback={held}>
        <Providers>
          <Content payload={payload} />
        </Providers>
      </Suspense>
    );
  };
}
