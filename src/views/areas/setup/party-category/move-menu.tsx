import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { PartyCategoryRow, PartyKind } from '#model/areas/setup/party-category/party-category.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { useMoveCategory } from './move-category.ts';
import { usePartyCategories } from './use-party-categories.ts';

interface MoveMenuProps {
  readonly party: PartyKind;
  readonly row: PartyCategoryRow;
}

/** Moves a category in its tree with the keyboard, or where dragging is no way to. [PC4] */
export function MoveMenu({ party, row }: MoveMenuProps) {
  const { t } = useLingui();
  const { get, rows, optionsBut } = usePartyCategories(party);
  const move = useMoveCategory(party);
  const [, setQuery] = useAddress();
  if (isArchived(row)) return null;
  const { name } = row;
  const parent = row.parent === null ? undefined : get(row.parent);
  // The one above it on the same level: what it is moved into, as in an outline.
  const level = optionsBut(null, new Set()).flatMap(({ value }) => get(value) ?? []);
  const beside = level.filter((one) => one.parent === row.parent);
  const before = beside[beside.findIndex(({ id }) => id === row.id) - 1];
  const items: MenuItem[] = [
    ...(before
      ? [{ id: 'in', label: t`Below ${before.name}`, onSelect: () => void move(row, before.id) }]
      : []),
    ...(parent ? [{ id: 'out', label: t`One level up`, onSelect: () => void move(row, parent.parent) }] : []),
    ...(parent && parent.parent !== null
      ? [{ id: 'top', label: t`To the top`, onSelect: () => void move(row, null) }]
      : []),
    ...(rows.length > 1
      ? [{ id: 'elsewhere', label: t`Elsewhere…`, onSelect: () => setQuery({ id: row.id, tab: undefined }) }]
      : []),
  ];
  return items.length === 0 ? null : (
    <ButtonMenu label={t`Move ${name}`} size="sm" variant="quiet" items={items} />
  );
}
