import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMark, PRODUCT_NAME } from '../app/brand-mark.tsx';
import { usePaths } from '../app/use-paths.ts';
import { isBuilt } from '../built-pages.ts';
import { UiLink } from '../ui/ui-link.tsx';
import { useNow } from '../ui/use-now.ts';

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
      { path: '/blog', label: msg`What is new` },
    ],
  },
  {
    title: msg`Company`,
    links: [
      { path: '/about', label: msg`About` },
      { path: '/contact', label: msg`Contact` },
      { path: '/auth/submit-interest', label: msg`Ask us something` },
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
export function LandingFooter() {
  const { i18n } = useLingui();
  const paths = usePaths();
  const year = new Date(useNow()).getFullYear();
  return (
    <footer className="landing-foot">
      <div className="landing-foot-inner">
        <div className="landing-foot-about">
          <span className="landing-brand">
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
              {links
                .filter(({ path }) => isBuilt(path))
                .map(({ path, label }) => (
                  <li key={path}>
                    <UiLink to={paths.to(path === '/' ? '' : path)} exact className="landing-page-link">
                      {i18n._(label)}
                    </UiLink>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <p className="landing-foot-line">
          © {year} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}
