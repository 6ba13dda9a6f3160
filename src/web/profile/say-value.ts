import { useText } from '#web/i18n/use-text.ts';

/** Whatever a field holds, as one line that people can compare. */
export function useSayValue(): (value: unknown) => string {
  const { t } = useText();
  const { options, overtaken } = t.profile.info;
  const known: Record<string, string> = Object.assign({}, ...Object.values(options));
  const say = (value: unknown): string => {
    if (typeof value === 'string') return known[value] ?? value;
    if (Array.isArray(value)) return value.map(say).filter(Boolean).join(overtaken.between);
    if (value && typeof value === 'object')
      return Object.values(value).map(say).filter(Boolean).join(' · ');
    return '';
  };
  return (value) => say(value) || overtaken.nothing;
}
