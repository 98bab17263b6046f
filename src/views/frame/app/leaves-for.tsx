import { Navigate } from '@tanstack/react-router';

/** Leaves the application for another document, replacing the history entry. */
export function LeavesFor({ address }: { readonly address: string }) {
  const target = { href: address, reloadDocument: true, replace: true };
  return <Navigate {...(target as unknown as Parameters<typeof Navigate>[0])} />; // an external address is not a route
}
