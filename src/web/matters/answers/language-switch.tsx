import type { DeskMatter } from '#contract/matters/desk.ts';
import { Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { classes } from '#web/ui/classes.ts';

/** In which language one answers; it begins with the client's own. */
export function LanguageSwitch({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const { language: label, languages, languageNames } = t.deskMatters.reply;
  const [draft, write] = useDeskDraft(matter.id);
  const chosen = draft.language ?? matter.client?.language ?? 'en';
  return (
    <fieldset className="flex rounded-hair shadow-[inset_0_0_0_1px_var(--line-strong)]">
      <legend className="sr-only">{label}</legend>
      {Language.options.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${languages[language]} ${languageNames[language]}`}
          aria-pressed={chosen === language}
          onClick={() => write({ language })}
          className={classes(
            'min-h-6 cursor-pointer rounded-hair px-2 text-[0.75rem] max-tablet:min-h-11 max-tablet:px-3.5',
            chosen === language && 'bg-primary text-on-primary',
          )}
        >
          {languages[language]}
        </button>
      ))}
    </fieldset>
  );
}
