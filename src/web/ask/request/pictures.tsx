import { Paperclip, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Pictures, pictureTypes } from '#web/ask/request/use-pictures.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';

/** One press chooses a picture; the field of the browser itself is not seen. */
export function AddPicture({ onChosen }: { onChosen: (file: File) => void }) {
  const { t } = useText();
  return (
    <FileChoice accept={pictureTypes.join(',')} onFiles={([file]) => file && onChosen(file)}>
      {(choose) => (
        <button
          type="button"
          onClick={choose}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem] text-ink-soft hover:text-brass"
        >
          <Paperclip size={18} strokeWidth={1.5} aria-hidden />
          {t.ask.page.picture}
        </button>
      )}
    </FileChoice>
  );
}

/** What goes along, each as a small print that can be taken out again. */
export function ChosenPictures({ pictures }: { pictures: Pictures }) {
  const { t } = useText();
  const { files, refused, remove } = pictures;
  return (
    <div aria-live="polite">
      {refused && <p className="pt-3 text-caption text-danger">{refused}</p>}
      {files.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-3 pt-4">
            {files.map((file) => (
              <li key={`${file.name} ${file.lastModified}`} className="relative">
                <Small file={file} />
                <IconButton
                  label={t.ask.page.remove(file.name)}
                  icon={<X size={16} strokeWidth={1.5} />}
                  onClick={() => remove(file)}
                  className="absolute! -end-3 -top-3 bg-raised shadow-rest"
                />
              </li>
            ))}
          </ul>
          <p className="pt-3 text-caption text-ink-soft">{t.ask.page.withPicture}</p>
        </>
      )}
    </div>
  );
}

/** Straight from the device: nobody else has it yet. */
function Small({ file }: { file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <img
      src={source}
      alt={file.name}
      className="h-20 w-28 bg-print object-cover p-1.5 shadow-[0_0_0_1px_var(--line)]"
    />
  );
}
