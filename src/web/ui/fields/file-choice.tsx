import { type ReactNode, useRef } from 'react';

interface FileChoiceProps {
  /** What the field itself is called; without one only the button is there for readers too. */
  label?: string;
  multiple?: boolean;
  /** On a phone the camera opens instead of the files. */
  camera?: boolean;
  accept?: string | undefined;
  onFiles: (files: File[]) => void;
  children: (choose: () => void) => ReactNode;
}

/** The browser's own chooser behind a button of ours. */
export function FileChoice({
  label,
  multiple,
  camera,
  accept,
  onFiles,
  children,
}: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        {...(label
          ? { 'aria-label': label, tabIndex: -1, className: 'sr-only' }
          : { hidden: true })}
        {...(camera ? { accept: 'image/*', capture: 'environment' as const } : { accept })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again after it was refused.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
