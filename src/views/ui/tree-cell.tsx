import type { CSSProperties, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from './icon.tsx';

interface TreeCellProps {
  /** 0 at the top. */
  readonly depth: number;
  readonly icon?: IconName | undefined;
  /** Only for an expandable branch. */
  readonly open?: boolean | undefined;
  readonly onToggle?: (() => void) | undefined;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** The first cell of a tree row: indented by depth, with the button that expands it. */
export function TreeCell({ depth, icon, open, onToggle, strong = false, children }: TreeCellProps) {
  const { t } = useLingui();
  return (
    <span
      className="ui-tree"
      style={{ '--depth': depth } as CSSProperties /* custom property */}
      data-strong={strong}
    >
      {onToggle && (
        <button
          type="button"
          tabIndex={-1}
          className="ui-tree-toggle"
          aria-expanded={open}
          aria-label={open ? t`Close branch` : t`Open branch`}
          onClick={onToggle}
        >
          <Icon name={open ? 'chevronDown' : 'chevronRight'} size={15} />
        </button>
      )}
      {icon && <Icon name={icon} size={16} />}
      <span className="ui-truncate">{children}</span>
    </span>
  );
}
