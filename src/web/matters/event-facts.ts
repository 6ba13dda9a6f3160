/** What the sentence of an event may name; moments are spoken and money is written already. */
export interface EventFacts {
  by: string;
  version: number;
  total: string;
  /** What followed for what was paid, in sentences; empty where nothing did. */
  money: string;
  step: number;
  name: string;
  state: string;
  to: string;
  when: string;
  title: string;
  stars: number;
  on: boolean;
}
