import type { ReactNode } from 'react';
import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import './auth.css';

/** Links below a form. */
export function AuthLinks({ children }: { readonly children: ReactNode }) {
  return <div className="auth-links">{children}</div>;
}

interface AuthLinkProps {
  readonly to: string;
  /** Leaves a page that is of no use again, such as that of a used link: Back does not lead there. */
  readonly replaces?: boolean;
  readonly children: ReactNode;
}

/** A link to another page before the shell. */
export function AuthLink({ to, replaces, children }: AuthLinkProps) {
  const paths = usePaths();
  return (
    <UiLink to={paths.to(to)} replace={replaces} className="ui-link">
      {children}
    </UiLink>
  );
}
