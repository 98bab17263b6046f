import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { useIsCovered } from '#views/ui/in-front.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { visibleItems, type NavItem, type NavSection } from './nav-item.ts';

interface HorizontalNavProps {
  readonly sections: readonly NavSection[];
  /** The path of the page, to highlight its section. */
  readonly path: string;
  /** At its start and end, if there is no navbar. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** The navigation as a row above the page: named sections are menus, the others are plain links. */
export function HorizontalNav({ sections, path, start, end }: HorizontalNavProps) {
  const { t } = useLingui();
  return (
    <div className="app-horizontal ui-no-print" inert={useIsCovered()}>
      <div className="app-horizontal-inner">
        {start}
        <nav aria-label={t`Main`} data-tour="navigation">
          {sections.map((section) =>
            section.label === undefined ? (
              <Links key={section.id} items={visibleItems(section.items)} />
            ) : (
              <SectionMenu
                key={section.id}
                label={section.label}
                items={visibleItems(section.items)}
                path={path}
              />
            ),
          )}
        </nav>
        {end}
      </div>
    </div>
  );
}

function Links({ items }: { readonly items: readonly NavItem[] }) {
  return items.map((item) => (
    <UiLink key={item.id} to={item.to ?? '/'} className="ui-button app-horizontal-link">
      {item.icon && <Icon name={item.icon} size={17} />}
      {item.label}
    </UiLink>
  ));
}

interface SectionMenuProps {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly path: string;
}

function SectionMenu({ label, items, path }: SectionMenuProps) {
  const flat = items.flatMap((item) => item.children ?? [item]);
  if (flat.length === 0) return null;
  const current = flat
    .filter(({ to }) => to !== undefined && `${path}/`.startsWith(`${to}/`))
    .toSorted((a, b) => (b.to ?? '').length - (a.to ?? '').length)[0];
  return (
    <span className="app-horizontal-menu" data-holds={current !== undefined}>
      <ButtonMenu
        variant="quiet"
        side="start"
        iconEnd="chevronDown"
        label={label}
        items={flat.map(({ id, label: name, to, icon }) => ({ id, label: name, to, icon }))}
      >
        {label}
      </ButtonMenu>
    </span>
  );
}
