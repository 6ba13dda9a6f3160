import type { ReactNode } from 'react';

export interface Fact {
  id: string;
  label: string;
  note?: string | undefined;
  value: ReactNode;
}

/** What is so, line by line on hairlines. */
export const FactList = ({ facts }: { facts: Fact[] }) => (
  <dl className="border-b border-line">
    {facts.map((fact) => (
      <div
        key={fact.id}
        className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 tablet:grid-cols-[13rem_1fr]"
      >
        <dt>
          <span className="block text-[0.9375rem] font-medium">{fact.label}</span>
          {fact.note && <span className="block text-caption text-ink-mute">{fact.note}</span>}
        </dt>
        <dd className="text-[0.9375rem] leading-[1.55] text-ink-soft">{fact.value}</dd>
      </div>
    ))}
  </dl>
);
