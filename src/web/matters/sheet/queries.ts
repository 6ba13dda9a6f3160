import { queryOptions } from '@tanstack/react-query';
import { type CatalogueName, cataloguePaths } from '#contract/catalogue/names.ts';
import type { Language } from '#contract/primitives.ts';
import { request } from '#web/platform/api.ts';
import type { ListOption } from '#web/ui/fields/list-keys.ts';

/** What a field of the catalogue offers, in its order. */
export const optionsQuery = (sources: CatalogueName[], lang: Language) =>
  queryOptions({
    queryKey: ['catalogue-options', sources, lang],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        sources.map((collection) => {
          const asked = { params: { collection }, query: { lang, limit: 200 }, signal };
          return request<{ items: Offered[] }>('GET', cataloguePaths.list, asked);
        }),
      );
      return lists.flatMap(({ items }) => items.map(optionOf));
    },
    staleTime: 5 * 60_000,
  });

/** Every item of these collections has a title or a name, and goes by its slug where it has one. */
interface Offered {
  id: string;
  slug?: string;
  title?: string;
  name?: string;
}

const optionOf = ({ id, slug, title, name }: Offered): ListOption => ({
  value: slug ?? id,
  label: title ?? name ?? id,
});
