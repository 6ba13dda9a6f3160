import { useQuery } from '@tanstack/react-query';
import type { Brief } from '#contract/ask.ts';
import { availability } from '#contract/bookings/availability.ts';
import { Category } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

const unsaidParty = 2;
const fresh = { staleTime: 15_000, retry: false } as const;

/** When what is asked for can still begin on the day that was said; nothing where people are asked. */
export function useFreeStarts({ what, day, party }: Brief): ClockTime[] {
  const { language: lang } = useText();
  const [sort = '', name = ''] = what?.split('/') ?? [];
  const known = Category.safeParse(name);
  const category = sort === 'category' && known.success ? known.data : undefined;
  const slug = sort === 'offering' ? name : '';
  const asked = { from: day ?? '', to: day ?? '', party: party ?? unsaidParty };
  const one = useQuery({
    ...readQuery(
      ['availability', slug, asked],
      availability.of,
      { params: { slug }, query: asked },
      fresh,
    ),
    enabled: slug !== '' && day !== null,
  });
  const all = useQuery({
    ...readQuery(
      ['calendar', category, asked, lang],
      availability.calendar,
      { query: { ...asked, ...(category && { category }), lang } },
      fresh,
    ),
    enabled: category !== undefined && day !== null,
  });
  const open = one.data?.days
    .flatMap(({ slots }) => slots)
    .flatMap(({ state, time }) => (state === 'open' ? [time] : []));
  const any = all.data?.offerings.flatMap(({ runs }) => runs.flatMap(({ times }) => times));
  return [...new Set(open ?? any ?? [])].toSorted();
}
