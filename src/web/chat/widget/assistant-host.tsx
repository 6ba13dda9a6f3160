import { type ComponentType, useEffect, useState } from 'react';
import { keepLane } from '#web/chat/widget/keep-lane.ts';

const served = /^\/(bookings|real-estate|business|schooling|vip)(\/|$)/;

/** The assistant of a service page. It comes when the page is alive, so that no page waits for it. */
export function AssistantHost({ path }: { path: string }) {
  const [Widget, setWidget] = useState<ComponentType<{ path: string }>>();
  const wanted = served.test(path);
  useEffect(() => {
    if (!wanted) return;
    import('#web/chat/widget/service-widget.tsx')
      .then(({ loadWidget }) => loadWidget())
      .then((Loaded) => setWidget(() => Loaded))
      .catch(() => {});
  }, [wanted]);
  // Its own button has come, or another page under it.
  useEffect(() => {
    if (Widget && path) keepLane();
  }, [Widget, path]);
  return wanted && Widget ? <Widget path={path} /> : null;
}
