import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { siteAddress } from './site-address.ts';

interface SiteLinkProps {
  /** A path of the site map without its language: `/features`, `/auth/register`. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}

/** A link of the public site, in the language of the page. Its pages are files of their own, so it is a plain one. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const { i18n } = useLingui();
  return (
    <a href={siteAddress(i18n.locale, to)} {...rest}>
      {children}
    </a>
  );
}
