import { consultationLengths as longest } from '#contract/consultation.ts';
import { write } from '#web/consultation/draft.ts';
import type { Wish } from '#web/consultation/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

export type Wrong = Partial<Record<keyof Wish, string | undefined>>;

interface SubjectFieldProps {
  wish: Wish;
  /** The subject that the button brought along. */
  given: string;
  error: string | undefined;
}

export function SubjectField({ wish, given, error }: SubjectFieldProps) {
  const { t } = useText();
  return (
    <TextField
      label={t.consultation.subject}
      name="subject"
      required
      maxLength={longest.subject}
      value={wish.subject}
      error={error}
      onChange={({ target }) => write({ subject: { instead: target.value, of: given } })}
    />
  );
}

export function PersonFields({ wish, wrong }: { wish: Wish; wrong: Wrong }) {
  const { t } = useText();
  const mail: Partial<TextFieldProps> = { type: 'email', autoComplete: 'email', dir: 'ltr' };
  const telephone: Partial<TextFieldProps> = { type: 'tel', autoComplete: 'tel', dir: 'ltr' };
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    label: t.consultation[name],
    maxLength: longest[name],
    value: wish[name],
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} {...mail} required />
      <TextField {...field('phone')} {...telephone} note={t.consultation.optional} />
    </>
  );
}

export function MessageField({ wish }: { wish: Wish }) {
  const { t } = useText();
  return (
    <TextArea
      label={t.consultation.message}
      note={t.consultation.optional}
      name="message"
      maxLength={longest.message}
      value={wish.message}
      onChange={({ target }) => write({ message: target.value })}
    />
  );
}
