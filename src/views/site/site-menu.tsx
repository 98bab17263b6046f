import type { ReactNode } from 'react';

interface SiteMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that unfolds a list, without JavaScript too; `src/main/site-menus.ts` folds it again. */
export function SiteMenu({ label, icon, className = '', children }: SiteMenuProps) {
  return (
    <details className={`site-menu ${className}`.trim()}>
      <summary
        className="ui-button"
        data-variant="quiet"
        data-icon-only="true"
        aria-label={label}
        title={label}
      >
        {icon}
      </summary>
      <ul className="site-menu-list">{children}</ul>
    </details>
  );
}
