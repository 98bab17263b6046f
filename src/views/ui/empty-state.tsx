import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** The purpose of the page. */
  readonly children?: ReactNode;
  /** The first action. */
  readonly actions?: ReactNode;
}

/** What a page shows when it is empty. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <span className="ui-empty-icon">
        <Icon name={icon} size={22} />
      </span>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="ui-empty-actions">{actions}</div>}
    </div>
  );
}
