import { placeOf } from '#views/kind-registry.ts';

/** The list of the documents in a state, given the state's id; undefined for kinds without a list. */
export function documentListPath(state: string): string | undefined {
  const [kind = '', ...path] = state.split('.');
  const list = placeOf(kind)?.list;
  if (!list) return undefined;
  const region = path.length > 1 ? (path[0] ?? '') : '';
  const part = list.parts?.[region] ?? 'state';
  return `${list.path}?${new URLSearchParams({ ...list.query, [part]: path.join('.') }).toString()}`;
}
