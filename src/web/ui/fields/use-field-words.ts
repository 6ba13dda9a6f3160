import { useText } from '#web/i18n/use-text.ts';
import { fields as ar } from '#web/ui/fields/text.ar.ts';
import { fields as en } from '#web/ui/fields/text.en.ts';

const words = { en, ar };

/** They come with the fields and not with the page: the first page has none, and no room for their words. */
export const useFieldWords = () => words[useText().language];
