import { useLingui } from '@lingui/react/macro';
import type { MenuAction, MenuItem } from '#views/ui/menu-item.ts';
import { useComesFrom } from './use-comes-from.ts';

type ItemParts = 'id' | 'to' | 'disabledReason' | 'hint';

/** The previous and next document in its list as menu items, for when there is no room for buttons; with their keys. */
export function useNeighbourItems(): readonly MenuItem[] {
  const { t } = useLingui();
  const { neighbours } = useComesFrom(undefined);
  if (!neighbours) return [];
  const end = t`This is the end of the list`;
  const item = (id: string, to: string | null, hint: string): Pick<MenuAction, ItemParts> =>
    to === null ? { id, disabledReason: end } : { id, to, hint };
  return [
    { kind: 'line', id: 'neighbours' },
    { ...item('previous', neighbours.previous, '['), label: t`Previous in list`, icon: 'chevronUp' },
    { ...item('next', neighbours.next, ']'), label: t`Next in list`, icon: 'chevronDown' },
  ];
}
