import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { visibleItems, type NavItem, type NavSection } from './nav-item.ts';
import './nav.css';

interface VerticalNavProps {
  readonly sections: readonly NavSection[];
  /** The path of the page, to open its group. */
  readonly path: string;
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly onNavigate: () => void;
}

/** The navigation next to the page: sections of links and expandable groups. */
export function VerticalNav({ sections, path, head, foot, onNavigate }: VerticalNavProps) {
  const { t } = useLingui();
  return (
    <div className="app-nav-inner">
      <div className="app-nav-head">{head}</div>
      <nav className="app-nav-scroll" aria-label={t`Main`}>
        {sections.map((section) => (
          <NavGroupList key={section.id} section={section} path={path} onNavigate={onNavigate} />
        ))}
      </nav>
      {foot !== undefined && <div className="app-nav-foot">{foot}</div>}
    </div>
  );
}

function NavGroupList({
  section,
  path,
  onNavigate,
}: {
  section: NavSection;
  path: string;
  onNavigate: () => void;
}) {
  const items = visibleItems(section.items);
  if (items.length === 0) return null;
  return (
    <div className="app-nav-section">
      {section.label !== undefined && <h2 className="app-nav-label">{section.label}</h2>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.children === undefined ? (
              <NavLink item={item} exact={isUnderAnother(item, items, path)} onNavigate={onNavigate} />
            ) : (
              <NavGroup item={item} items={item.children} path={path} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the page is below another link that itself is below this one: then only that one is highlighted. */
function isUnderAnother({ to = '' }: NavItem, items: readonly NavItem[], path: string): boolean {
  return items.some((other) => other.to?.startsWith(`${to}/`) && `${path}/`.startsWith(`${other.to}/`));
}

function NavLink({ item, exact, onNavigate }: { item: NavItem; exact: boolean; onNavigate: () => void }) {
  const format = useFormat();
  return (
    <UiLink to={item.to ?? '/'} exact={exact} className="app-nav-link" onClick={onNavigate}>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className="ui-truncate">{item.label}</span>
      {item.count !== undefined && item.count > 0 && (
        <span className="app-nav-count">{format.count(item.count)}</span>
      )}
    </UiLink>
  );
}

interface NavGroupProps {
  readonly item: NavItem;
  readonly items: readonly NavItem[];
  readonly path: string;
  readonly onNavigate: () => void;
}

function NavGroup({ item, items, path, onNavigate }: NavGroupProps) {
  const holds = items.some(
    (child) => child.to !== undefined && (path === child.to || path.startsWith(`${child.to}/`)),
  );
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? holds;
  return (
    <>
      <button
        type="button"
        className="app-nav-link"
        aria-expanded={open}
        data-holds={holds}
        onClick={() => setChosen(!open)}
      >
        {item.icon && <Icon name={item.icon} size={18} />}
        <span className="ui-truncate">{item.label}</span>
        <span className="app-nav-arrow">
          <Icon name="chevronRight" size={14} />
        </span>
      </button>
      {open && (
        <ul className="app-nav-children">
          {items.map((child) => (
            <li key={child.id}>
              <NavLink
                item={{ ...child, icon: undefined }}
                exact={isUnderAnother(child, items, path)}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
