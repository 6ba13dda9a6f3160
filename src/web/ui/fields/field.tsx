import { type ReactNode, useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { controlOf, type Typed } from '#web/ui/fields/entry.ts';

export interface FieldTexts {
  label: string;
  /** At the end of the label's line: "Optional". */
  note?: string | undefined;
  helper?: string | undefined;
  /** Says what to do; takes the helper's place. */
  error?: string | undefined;
  /** What else is read with it: a refusal of the whole form, which stands elsewhere. */
  describedBy?: string | undefined;
}

/** What a control needs so that its label, helper and error are read with it. */
interface FieldWiring {
  id: string;
  'aria-label'?: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldLook extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  /** In a line of text or of a table, which says what it is for: its own look, and the label is only heard. */
  bare?: string | undefined;
}

interface FieldProps extends FieldLook {
  children: (wiring: FieldWiring) => ReactNode;
}

/** What stands around a control, and what is the control's own. */
export function partField<Props extends FieldLook & { typed?: Typed }>(props: Props) {
  const { label, note, helper, error, describedBy, id, className, bare, typed, ...own } = props;
  const field: FieldLook = { label, note, helper, error, describedBy, id, className, bare };
  return [field, { ...own, ...controlOf(typed) }] as const;
}

export const controlLook =
  'w-full rounded-hair border border-line-strong bg-raised px-4 text-body text-ink placeholder:text-ink-mute focus-visible:outline-offset-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-mute';

export function Field(props: FieldProps) {
  const { label, note, helper, error, describedBy, id, className, bare, children } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helpId = `${fieldId}-help`;
  const help = error ?? helper;
  if (bare !== undefined)
    return children({
      id: fieldId,
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': error ? true : undefined,
    });
  return (
    <div className={classes('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={fieldId} className="text-[0.875rem] leading-5 text-ink-soft">
          {label}
        </label>
        {note && <span className="text-caption text-ink-mute">{note}</span>}
      </div>
      {children({
        id: fieldId,
        'aria-describedby': classes(help && helpId, describedBy) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && <FieldHelp id={helpId} text={help} wrong={error !== undefined} />}
    </div>
  );
}

export const FieldHelp = ({ id, text, wrong }: { id: string; text: string; wrong: boolean }) => (
  <p id={id} className={classes('text-caption', wrong ? 'text-danger' : 'text-ink-mute')}>
    {text}
  </p>
);
