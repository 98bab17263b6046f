import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { BrandMark, PRODUCT_NAME } from './brand-mark.tsx';
import type { DefaultLayoutProps } from './default-layout-props.ts';

type NavHeadProps = Pick<
  DefaultLayoutProps,
  'homeTo' | 'companySwitcher' | 'place' | 'search' | 'onToggleNavigation'
>;

/** The top of the navigation: logo, toggle, and company. */
export function NavHead({ homeTo, companySwitcher, place, search, onToggleNavigation }: NavHeadProps) {
  const { t } = useLingui();
  const { icon, label } = useToggle(place);
  return (
    <>
      <div className="app-brand">
        <UiLink to={homeTo} aria-label={t`Lagra, home`}>
          <BrandMark />
          <span>{PRODUCT_NAME}</span>
        </UiLink>
        <Button
          variant="quiet"
          size="sm"
          icon={icon}
          label={label}
          data-testid="toggle-navigation"
          onClick={onToggleNavigation}
        />
      </div>
      {companySwitcher !== undefined && <div className="app-company">{companySwitcher}</div>}
      {search}
    </>
  );
}

function useToggle(place: NavHeadProps['place']): { icon: IconName; label: string } {
  const { t } = useLingui();
  switch (place) {
    case 'drawer':
    case 'over':
      return { icon: 'x', label: t`Close navigation` };
    case 'rail':
      return { icon: 'sidebarOpen', label: t`Keep navigation open` };
    case 'full':
    case 'above':
      return { icon: 'sidebarClose', label: t`Collapse navigation` };
    default:
      return place satisfies never;
  }
}
