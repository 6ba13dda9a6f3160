import { escapeHtml } from '#server/platform/answers/escape-html.ts';

/** Markup. Only `html` makes it, so whatever is not markup has been escaped. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | Html[] | undefined | false;

/** A template whose values are escaped, unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = parts.reduce((all, part, index) => all + write(values[index - 1]) + part);
  return { markup };
}

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}
