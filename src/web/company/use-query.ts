import { useSearchParams } from 'react-router';
import { useAsked } from '#web/site/use-asked.ts';

/**
 * One value of the address's query. The server renders one page for all of them, so the first draw in
 * the browser knows none either.
 */
export function useQueryValue(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = useAsked();
  const write = (value: string) =>
    setParams(value ? { [name]: value } : {}, { replace: true, preventScrollReset: true });
  return [asked ? (params.get(name) ?? '') : '', write];
}
