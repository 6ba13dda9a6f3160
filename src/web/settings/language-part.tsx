import { addressOf } from '#contract/pages/pages.ts';
import type { Currency, Language } from '#contract/primitives.ts';
import type { Settings } from '#contract/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useTouched } from '#web/platform/browser/use-touched.ts';
import { keepCurrency } from '#web/platform/currency.ts';
import { Part } from '#web/settings/part.tsx';
import { useChangeSettings } from '#web/settings/queries.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

export const LanguagePart = ({ settings }: { settings: Settings }) => (
  <Part name="language">
    <div className="grid gap-x-10 gap-y-6 border-t border-line-strong pt-5 tablet:grid-cols-2">
      <LanguageChoice />
      <CurrencyChoice saved={settings.currency} />
    </div>
  </Part>
);

/** The whole document changes with the language, so the choice leads to the same place in the other one. */
function LanguageChoice() {
  const { t, language } = useText();
  const { language: words } = t.settings;
  const { mutate } = useChangeSettings();
  const { shown, touch } = useTouched<Language>(language);
  const choose = (chosen: Language) => {
    const onError = touch(chosen);
    const onSuccess = () => {
      if (chosen !== language) location.assign(addressOf(chosen, '/profile/settings#language'));
    };
    mutate({ language: chosen }, { onSuccess, onError });
  };
  return (
    <RadioGroup
      label={words.legend}
      value={shown}
      options={(['en', 'ar'] as const).map((value) => ({ value, label: words[value] }))}
      onChange={choose}
    />
  );
}

type Choice = Currency | 'both';

function CurrencyChoice({ saved }: { saved: Currency | null }) {
  const { t } = useText();
  const { language: words } = t.settings;
  const { mutate } = useChangeSettings();
  const { shown, touch } = useTouched<Choice>(saved ?? 'both');
  const choose = (choice: Choice) => {
    const currency = choice === 'both' ? null : choice;
    mutate({ currency }, { onSuccess: () => keepCurrency(currency), onSettled: touch(choice) });
  };
  return (
    <div>
      <RadioGroup<Choice>
        label={words.currency}
        value={shown}
        options={[
          { value: 'both', label: words.asPriced, description: words.asPricedText },
          { value: 'AED', label: words.AED },
          { value: 'USD', label: words.USD },
        ]}
        onChange={choose}
      />
      <p className="mt-2 text-caption text-ink-mute">{words.about}</p>
    </div>
  );
}
