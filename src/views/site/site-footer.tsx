import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMark, PRODUCT_NAME } from '../frame/app/brand-mark.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

interface LinkColumn {
  readonly title: MessageDescriptor;
  readonly links: readonly { readonly path: string; readonly label: MessageDescriptor }[];
}

const COLUMNS: readonly LinkColumn[] = [
  {
    title: msg`Product`,
    links: [
      { path: '/', label: msg`Overview` },
      { path: '/features', label: msg`Features` },
      { path: '/how-it-works', label: msg`How it works` },
      { path: '/apps/help-center', label: msg`Help centre` },
      { path: '/changelog', label: msg`Changelog` },
    ],
  },
  {
    title: msg`Company`,
    links: [
      { path: '/about', label: msg`About` },
      { path: '/blog', label: msg`Blog` },
      { path: '/contact', label: msg`Contact` },
      { path: '/privacy', label: msg`Privacy` },
      { path: '/terms', label: msg`Terms` },
    ],
  },
  {
    title: msg`Account`,
    links: [
      { path: '/auth/login', label: msg`Sign in` },
      { path: '/auth/register', label: msg`Create an account` },
      { path: '/auth/forgot-password', label: msg`Forgot your password?` },
    ],
  },
];

/** The footer of every public page: what the product is, and further links. */
export function SiteFooter() {
  const { i18n } = useLingui();
  return (
    <footer className="site-foot ui-no-print">
      <div className="site-foot-inner">
        <div className="site-foot-about">
          <span className="site-brand">
            <BrandMark size={24} />
            {PRODUCT_NAME}
          </span>
          <p>
            <Trans>Products, purchasing, sales and the warehouse in one place, for several companies.</Trans>
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title.id} aria-label={i18n._(title)}>
            <h2>{i18n._(title)}</h2>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <SiteLink to={path} className="site-page-link">
                    {i18n._(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="site-foot-line">© {PRODUCT_NAME}</p>
      </div>
    </footer>
  );
}
