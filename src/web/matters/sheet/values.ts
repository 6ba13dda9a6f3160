/** What stands in the fields, as text, and the form that it says. */
import type { MatterForm, MatterKind } from '#contract/matters/kinds.ts';
import type { Money } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';
import { minorOf } from '#domain/money.ts';
import { type FieldShape, forms } from '#web/matters/sheet/forms.ts';

/** By the name of the field; several values stand with commas between them. */
export type Values = Record<string, string>;

export const currencyName = 'budget.currency';

/** What a page already knows: the thing it is about and the day. */
export function valuesAbout(kind: MatterKind, about: string, on: string): Values {
  const first: Partial<Record<MatterKind, Values>> = {
    custom: { title: about },
    property_search: { areas: about },
    company: { package: about, shareholders: '1', visas: '0' },
    visa: { visa: about, people: '1' },
    banking: { account: about },
    legal: { topic: about },
    school: { school: about },
    table: { venue: about, people: '2' },
    event: { event: about, people: '1' },
    document: { document: about },
    membership: membershipAbout(about),
  };
  return { ...first[kind], ...(on && { day: on }) };
}

/** `plan.premium`, `tier.majlis`: two lists have choices, and the name alone does not say which. */
function membershipAbout(about: string): Values {
  const [programme = '', choice = ''] = about.split('.');
  return { programme: programme === 'tier' ? programme : 'plan', choice };
}

/** The form as the contract reads it; whatever is wrong with it, its schema says. */
export function filledForm(kind: MatterKind, values: Values): unknown {
  const form: Record<string, unknown> = { kind };
  for (const field of forms[kind]) {
    const [first = '', second] = field.name.split('.');
    const value = saidIn(field, values);
    form[first] = second ? { ...Object(form[first]), [second]: value } : value;
  }
  return form;
}

function saidIn(field: FieldShape, values: Values): unknown {
  const text = (values[field.name] ?? '').trim();
  if (field.as === 'several' || field.as === 'items') return text ? text.split(',') : [];
  if (field.as === 'prose') return text;
  if (!text && field.optional) return null;
  if (field.as === 'count') return text ? Number(text) : undefined;
  if (field.as === 'money') return moneyOf(text, values[currencyName]);
  return text;
}

function moneyOf(text: string, currency = 'AED'): unknown {
  const plain = text.replaceAll(/[\s,]/g, '');
  return {
    amount: /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? minorOf(Number(plain)) : undefined,
    currency,
  };
}

/** A form that was kept, as text again. */
export function valuesOf(form: MatterForm): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(form)) Object.assign(values, textsOf(name, value));
  return values;
}

function textsOf(name: string, value: unknown): Values {
  if (value === null || value === undefined) return {};
  if (Array.isArray(value)) return { [name]: value.join(',') };
  if (name === 'budget') return moneyTexts(value as Money); // the contract has money there
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([part, said]) => [`${name}.${part}`, `${said}`]),
    );
  return { [name]: String(value) };
}

function moneyTexts({ amount, currency }: Money): Values {
  const units = majorOf(amount);
  const budget = Number.isInteger(units) ? String(units) : units.toFixed(2);
  return { budget, [currencyName]: currency };
}
