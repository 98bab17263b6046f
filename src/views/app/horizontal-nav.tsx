import { useLingui } from '@lingui/react/macro';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { visibleItems, type NavSection } from './nav-item.ts';

/** The navigation as one row under the navbar; groups become menus. */
export function HorizontalNav({ sections }: { sections: readonly NavSection[] }) {
  const { t } = useLingui();
  const items = visibleItems(sections.flatMap((section) => section.items));
  return (
    <nav className="app-horizontal ui-no-print" aria-label={t`Main`}>
      {items.map((item) =>
        item.children === undefined ? (
          <UiLink key={item.id} to={item.to ?? '/'} className="ui-button app-horizontal-link">
            {item.icon && <Icon name={item.icon} size={17} />}
            {item.label}
          </UiLink>
        ) : (
          <ButtonMenu
            key={item.id}
            variant="quiet"
            side="start"
            icon={item.icon}
            iconEnd="chevronDown"
            label={item.label}
            items={item.children.map(({ id, label, to, icon }) => ({ id, label, to, icon }))}
          >
            {item.label}
          </ButtonMenu>
        ),
      )}
    </nav>
  );
}
