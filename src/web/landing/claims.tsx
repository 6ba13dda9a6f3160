import type { LandingContent } from '#contract/pages/pages.ts';

/** Three claims, on the page where the dune has dissolved. */
export function Claims({ claims }: { claims: LandingContent['claims'] }) {
  return (
    <div className="wrap">
      <dl className="claims">
        {claims.map(({ value, label }) => (
          <div key={value} className="claim">
            <dt className="max-w-36 leading-[1.35] text-ink-soft">{label}</dt>
            <dd className="claim-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
