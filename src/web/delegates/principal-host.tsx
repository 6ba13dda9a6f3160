import { lazyPart } from '#web/platform/lazy-part.tsx';

const Shown = lazyPart(
  async () => (await import('#web/delegates/principal-bar.tsx')).PrincipalBar,
  ['platform', 'delegates'],
);

/** The bar with its words, for whatever page it lies over. */
export const PrincipalHost = () => <Shown />;
