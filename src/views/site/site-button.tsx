import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { siteAddress } from '../navigation/site-address.ts';

interface SiteButtonProps {
  /** As of a `SiteLink`. */
  readonly to: string;
  readonly variant?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A link of the public site that looks like a button. */
export function SiteButton({ to, variant = 'secondary', children }: SiteButtonProps) {
  const { i18n } = useLingui();
  return (
    <a href={siteAddress(i18n.locale, to)} className="ui-button" data-variant={variant}>
      <span>{children}</span>
    </a>
  );
}
