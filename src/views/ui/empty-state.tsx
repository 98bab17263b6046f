import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What this page is for. */
  readonly children?: ReactNode;
  /** The first action. */
  readonly actions?: ReactNode;
}

/** What a page says while it has nothing to show. */
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
