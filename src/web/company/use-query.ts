import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/**
 * One value of the address's query. The server renders one page for all of them, so the first draw in
 * the browser knows none either.
 */
export function useQueryValue(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const write = (value: string) =>
    setParams(value ? { [name]: value } : {}, { replace: true, preventScrollReset: true });
  return [hydrated ? (params.get(name) ?? '') : '', write];
}
