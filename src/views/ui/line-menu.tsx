import { useLingui } from '@lingui/react/macro';
import { ButtonMenu } from './button-menu.tsx';
import type { LineTableProps } from './line-table-types.ts';
import type { MenuItem } from './menu-item.ts';

interface LineMenuProps extends Pick<LineTableProps<never>, 'onMove' | 'duplicateLabel'> {
  readonly id: string;
  readonly number: number;
  readonly isLast: boolean;
  readonly onRemove: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
}

/** Actions on a whole line, with their keys. */
export function LineMenu(props: LineMenuProps) {
  const { t } = useLingui();
  const { number } = props;
  return <ButtonMenu size="sm" variant="quiet" label={t`Line ${number}`} items={useLineItems(props)} />;
}

function useLineItems(props: LineMenuProps): readonly MenuItem[] {
  const { t } = useLingui();
  const { id, number, isLast, onRemove, onDuplicate, onMove, duplicateLabel } = props;
  const up = { id: 'up', label: t`Move up`, icon: 'arrowUp', hint: 'Alt ⇧ ↑' } as const;
  const down = { id: 'down', label: t`Move down`, icon: 'chevronDown', hint: 'Alt ⇧ ↓' } as const;
  const copy = {
    id: 'duplicate',
    label: duplicateLabel ?? t`Duplicate`,
    icon: 'copy',
    hint: 'Ctrl D',
  } as const;
  const remove = { id: 'remove', label: t`Remove`, icon: 'trash', hint: 'Ctrl ⌫', danger: true } as const;
  return [
    { ...copy, onSelect: () => onDuplicate(id) },
    ...(onMove && number > 1 ? [{ ...up, onSelect: () => onMove(id, -1) }] : []),
    ...(onMove && !isLast ? [{ ...down, onSelect: () => onMove(id, 1) }] : []),
    { ...remove, onSelect: () => onRemove(id) },
  ];
}
