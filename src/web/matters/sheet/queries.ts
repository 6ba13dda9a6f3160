import { queryOptions } from '@tanstack/react-query';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { CollectionName } from '#contract/catalogue/names.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import type { SelectOption } from '#web/ui/select.tsx';

/** What a field of the catalogue offers, in its order. */
export const optionsQuery = (sources: CollectionName[], lang: Language) =>
  queryOptions({
    queryKey: ['catalogue-options', sources, lang],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        sources.map((collection) =>
          call(catalogue.list, { params: { collection }, query: { lang, limit: 200 } }, signal),
        ),
      );
      return lists.flatMap(({ items }) => items.map(optionOf));
    },
    staleTime: 5 * 60_000,
  });

/** Every item of these collections has a title or a name, and goes by its slug where it has one. */
function optionOf(item: Record<string, unknown>): SelectOption {
  const { id, slug, title, name } = item;
  return { value: String(slug ?? id), label: String(title ?? name) };
}
