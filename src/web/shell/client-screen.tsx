import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { fetchOnLine } from '#web/platform/line/line.ts';
import { ShapeOfScreen } from '#web/platform/screen-shape.tsx';
import type { Screen } from '#web/screen.ts';
import { HouseBar } from '#web/shell/house/bar.tsx';
import { type Outline, PageShape } from '#web/shell/page-shape.tsx';
import '#web/platform/overlays/proof-question.ts';

interface Given {
  payload: PagePayload;
}

interface AppScreen {
  title: (t: Texts) => string;
  withoutBar?: boolean;
  load: () => Promise<FunctionComponent<Given>>;
}

interface ClientScreen extends AppScreen {
  /** What it looks like until it is there: one of the outlines, or a shape of its own. */
  shape: Outline | ComponentType;
  /** What an outline says to whoever does not see it. */
  waiting?: (t: Texts) => string;
  /** One of the client's own: it stands under the house bar. */
  isOwn?: boolean;
}

/**
 * A screen that only the browser draws, standing on the app's providers. The server and the first
 * draw show its shape, so both agree; then the screen and the providers come in their own chunks. The
 * screen itself shows it too while it waits, so that it stands until what is shown is there.
 */
export function clientScreen(asked: ClientScreen): Screen {
  const { shape: Shape, waiting, isOwn, load } = asked;
  const held =
    typeof Shape === 'string' ? <PageShape outline={Shape} words={waiting} /> : <Shape />;
  const drawn = import.meta.env.SSR ? undefined : drawnInBrowser(load, held);
  return {
    View: drawn ? drawn.View : () => held,
    ...(drawn && { bring: drawn.bring }),
    ...framed(asked),
    ...(isOwn && { Under: HouseBar }),
  };
}

/** A screen of the app that the server draws as well, on the same providers: its chunk is there before it is alive. */
export const servedScreen = (asked: AppScreen) => async (): Promise<Screen> => ({
  View: await asked.load(),
  ...framed(asked),
  isServed: true,
});

const framed = (asked: Pick<AppScreen, 'title' | 'withoutBar'>): Omit<Screen, 'View'> => ({
  head: (_page, { chrome }, t) => ({
    title: `${asked.title(t)} · ${chrome.brand}`,
    description: asked.title(t),
    socialArt: 'hero/landing',
    hiddenFromSearch: true,
  }),
  withoutFooter: true,
  onProviders: true,
  ...(asked.withoutBar && { withoutBar: true }),
});

/** Until it was fetched the shape stands; once shown, React leaves it there for a third of a second. */
function drawnInBrowser(load: ClientScreen['load'], held: ReactNode) {
  let Fetched: FunctionComponent<Given> | undefined;
  const bring = async () => {
    const [Content, { AppFrame }] = await Promise.all([load(), import('#web/shell/app-frame.tsx')]);
    // biome-ignore lint/correctness/noComponentHookFactories: made once per screen, when it is first loaded
    Fetched ??= ({ payload }) => (
      <AppFrame>
        <ShapeOfScreen value={held}>
          <Content payload={payload} />
        </ShapeOfScreen>
      </AppFrame>
    );
    return Fetched;
  };
  const Late = lazy(async () => ({ default: await fetchOnLine(bring) }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once per screen, when it is first loaded
  function ClientView({ payload }: Given) {
    const [Shown] = useState(() => Fetched ?? Late);
    if (!useHydrated()) return held;
    return (
      <Suspense fallback={held}>
        <Shown payload={payload} />
      </Suspense>
    );
  }
  return { View: ClientView, bring };
}
