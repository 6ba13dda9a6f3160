/** What is wrong with a form, field by field, in the reader's words. */
import type { ErrorBody } from '#contract/errors.ts';
import { MatterForm, type MatterKind } from '#contract/matters/kinds.ts';
import type { Texts } from '#web/feature-texts.ts';
import { forms } from '#web/matters/sheet/forms.ts';
import { filledForm, type Values } from '#web/matters/sheet/values.ts';

type Words = Texts['matterSheet']['wrong'];
export type FormErrors = Record<string, string>;

type Read = { form: MatterForm; wrong?: undefined } | { form?: undefined; wrong: FormErrors };

/** The contract's own schema decides, so that screen and server never disagree. */
export function readForm(kind: MatterKind, values: Values, words: Words): Read {
  const read = MatterForm.safeParse(filledForm(kind, values));
  if (read.success) return { form: read.data };
  const wrong: FormErrors = {};
  for (const issue of read.error.issues) {
    const name = fieldAt(kind, issue.path.join('.'));
    wrong[name] ??= sentence(issue, values[name] ?? '', words);
  }
  return { wrong };
}

interface Issue {
  code: string;
  origin?: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
}

function sentence(issue: Issue, typed: string, words: Words): string {
  if (typed.trim() === '') return words.missing;
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? words.long(Number(issue.maximum))
      : words.most(Number(issue.maximum));
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return words.least(Number(issue.minimum));
  return words.unclear;
}

/** `budget.amount` and `areas.2` belong to the fields `budget` and `areas`. */
function fieldAt(kind: MatterKind, path: string): string {
  const field = forms[kind].find(({ name }) => path === name || path.startsWith(`${name}.`));
  return field?.name ?? path;
}

/** The server names fields; the sentence under them is ours. */
export function wrongFrom(
  kind: MatterKind,
  { code, fields = {} }: ErrorBody,
  words: Words,
): FormErrors {
  const wrong: FormErrors = {};
  for (const path of Object.keys(fields)) {
    const name = fieldAt(kind, path.replace(/^form\./, ''));
    const known: Partial<Record<string, string>> =
      code === 'not_offered' ? words.notOffered : words.refused;
    wrong[name] = known[name] ?? words.unclear;
  }
  return wrong;
}
