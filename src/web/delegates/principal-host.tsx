import { inTime } from '#web/site/in-time.tsx';

const Shown = inTime(
  async () => (await import('#web/delegates/principal-bar.tsx')).PrincipalBar,
  ['platform', 'delegates'],
);

/** The bar with its words, for whatever page it lies over. */
export function PrincipalHost() {
  return <Shown />;
}
