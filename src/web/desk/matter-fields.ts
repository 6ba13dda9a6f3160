/**
 * The forms the desk fills in for a client, field by field. Kinds that begin with a thing of the
 * catalogue, tables aside, begin on its page.
 */
import type { MatterFormSent, MatterKind } from '#contract/matter-kinds.ts';
import { amountOf } from '#web/desk/amount-text.ts';
import type { desk } from '#web/desk/text.en.ts';

type Label = keyof typeof desk.create;

export interface FieldPlan {
  name: string;
  label: Label;
  type: 'text' | 'notes' | 'number' | 'day' | 'time' | 'amount' | 'choice' | 'venue';
  needed?: boolean;
  /** What a choice offers, as `asked.values` words them. */
  options?: readonly string[];
}

const notes: FieldPlan = { name: 'notes', label: 'notes', type: 'notes' };
const neededNotes: FieldPlan = { ...notes, needed: true };
const line = (name: string, label: Label): FieldPlan => ({
  ...{ name, label, type: 'text', needed: true },
});
const count = (name: string, label: Label): FieldPlan => ({ name, label, type: 'number' });
const one = (name: string, label: Label, options: readonly string[]): FieldPlan => ({
  ...{ name, label, type: 'choice', needed: true, options },
});
const budget: FieldPlan = { name: 'budget', label: 'budget', type: 'amount' };

export const plans = {
  custom: [
    line('title', 'wish'),
    neededNotes,
    { name: 'day', label: 'day', type: 'day' },
    count('people', 'people'),
    budget,
  ],
  document: [line('document', 'document'), notes],
  table: [
    { name: 'venue', label: 'venue', type: 'venue', needed: true },
    { name: 'day', label: 'day', type: 'day', needed: true },
    { name: 'time', label: 'time', type: 'time', needed: true },
    { ...count('people', 'people'), needed: true },
    notes,
  ],
  property_search: [
    one('purpose', 'purpose', ['buy', 'rent']),
    count('bedrooms', 'bedrooms'),
    budget,
    { name: 'moveIn', label: 'moveIn', type: 'day' },
    notes,
  ],
  consultation: [line('subject', 'subject'), notes],
  company: [
    line('activity', 'activity'),
    count('shareholders', 'shareholders'),
    count('visas', 'visas'),
    notes,
  ],
  visa: [line('nationality', 'nationality'), count('people', 'people'), notes],
  banking: [one('account', 'account', ['personal', 'business', 'both']), notes],
  legal: [
    one('topic', 'topic', ['contract', 'property', 'family', 'company', 'other']),
    neededNotes,
  ],
  expert_chat: [neededNotes],
} satisfies Partial<Record<MatterKind, FieldPlan[]>>;

export type CreatedKind = keyof typeof plans;
// The keys of a plain object are its names.
export const createdKinds = Object.keys(plans) as CreatedKind[];

export type Values = Record<string, string>;

/** Which fields keep it from being sent, and whether they lack something or are no amount. */
export function faultsIn(kind: CreatedKind, values: Values): Record<string, 'needed' | 'amount'> {
  const fields: FieldPlan[] = plans[kind];
  return Object.fromEntries(
    fields.flatMap(({ name, type, needed }): [string, 'needed' | 'amount'][] => {
      const value = values[name]?.trim() ?? '';
      if (needed && value === '') return [[name, 'needed']];
      if (type === 'amount' && value !== '' && amountOf(value) === undefined)
        return [[name, 'amount']];
      return [];
    }),
  );
}

/** What is empty is left out: the contract knows what it means then. */
export function formFrom(kind: CreatedKind, values: Values): MatterFormSent {
  const fields: FieldPlan[] = plans[kind];
  const parts = fields.flatMap(({ name, type }): [string, unknown][] => {
    const value = values[name]?.trim() ?? '';
    if (value === '') return [];
    if (type === 'number') return [[name, Number(value)]];
    if (type === 'amount')
      return [[name, { amount: amountOf(value), currency: values.currency ?? 'AED' }]];
    return [[name, value]];
  });
  // Each plan names the fields of its kind; the server checks what is in them.
  return { kind, ...Object.fromEntries(parts) } as MatterFormSent;
}
