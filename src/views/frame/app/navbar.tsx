import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { useIsCovered } from '#views/ui/in-front.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { BrandMark, PRODUCT_NAME } from './brand-mark.tsx';
import type { DefaultLayoutProps } from './default-layout-props.ts';

/** The bar above the page: navigation toggle, search, and global controls. */
export function Navbar(props: DefaultLayoutProps) {
  const { t } = useLingui();
  const { preferences, place } = props;
  const isOver = place === 'over' || place === 'drawer';
  return (
    <header
      className="app-navbar ui-no-print"
      inert={useIsCovered()}
      data-type={preferences['navbar-type']}
      data-blur={preferences['navbar-blur']}
    >
      <div className="app-navbar-inner">
        {isOver && (
          <span data-tour="navigation">
            <Button
              variant="quiet"
              icon="menu"
              label={t`Open navigation`}
              data-testid="open-navigation"
              onClick={props.onToggleNavigation}
            />
          </span>
        )}
        {place === 'above' && (
          <>
            <UiLink to={props.homeTo} className="app-brand-small" aria-label={t`Lagra, home`}>
              <BrandMark />
              <span>{PRODUCT_NAME}</span>
            </UiLink>
            {props.companySwitcher}
          </>
        )}
        <div className="app-navbar-search">{props.search}</div>
        <div className="app-navbar-end">{props.controls}</div>
      </div>
    </header>
  );
}
