import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { controlLook, Field, partField } from '#web/ui/fields/field.tsx';
import type { TextFieldProps } from '#web/ui/fields/text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const [field, { showLabel, hideLabel, ...input }] = partField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classes(controlLook, 'h-13 pe-13')}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={<Icon size={18} strokeWidth={1.5} />}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            aria-controls={wiring.id}
            className="absolute! end-1 top-1"
          />
        </div>
      )}
    </Field>
  );
}
