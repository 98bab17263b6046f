import { Navigate } from '@tanstack/react-router';
import { usePaths } from '#views/navigation/use-paths.ts';

interface LeadsProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>> | undefined;
}

/** Redirects to another page in the current language, replacing the history entry. */
export function Leads({ to, search }: LeadsProps) {
  const paths = usePaths();
  const target = { to: paths.to(to), search: search ?? {}, replace: true };
  return <Navigate {...(target as unknown as Parameters<typeof Navigate>[0])} />; // plain text, see use-address
}
