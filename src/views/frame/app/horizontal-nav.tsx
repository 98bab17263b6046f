import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { useIsCovered } from '#views/ui/in-front.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { entryAt, type NavItem, type NavSection } from '#views/navigation/nav-item.ts';

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
  const current = entryAt(sections, path);
  return (
    <div className="app-horizontal ui-no-print" inert={useIsCovered()}>
      <div className="app-horizontal-inner">
        {start}
        <nav aria-label={t`Main`} data-tour="navigation">
          {sections.map(({ id, label, items }) =>
            label === undefined ? (
              <Links key={id} items={items} />
            ) : (
              <SectionMenu
                key={id}
                {...{ id, label, items }}
                isHere={current !== undefined && items.includes(current)}
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
    <UiLink key={item.id} to={item.to} className="ui-button app-horizontal-link">
      <Icon name={item.icon} size={17} />
      {item.label}
    </UiLink>
  ));
}

interface SectionMenuProps extends Omit<NavSection, 'isFolded'> {
  readonly label: string;
  readonly isHere: boolean;
}

function SectionMenu({ label, items, isHere }: SectionMenuProps) {
  return (
    <span className="app-horizontal-menu" data-holds={isHere}>
      <ButtonMenu
        variant="quiet"
        side="start"
        iconEnd="chevronDown"
        label={label}
        items={items.map(({ id, label: name, to, icon }) => ({ id, label: name, to, icon }))}
      >
        {label}
      </ButtonMenu>
    </span>
  );
}
