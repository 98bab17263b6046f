import type { ReactNode } from 'react';
import { usePaths } from '../app/use-paths.ts';
import { UiLink } from '../ui/ui-link.tsx';
import './auth.css';

/** Links below a form. */
export function AuthLinks({ children }: { readonly children: ReactNode }) {
  return <div className="auth-links">{children}</div>;
}

/** A link to another page before the shell. */
export function AuthLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const paths = usePaths();
  return (
    <UiLink to={paths.to(to)} className="ui-link">
      {children}
    </UiLink>
  );
}
