import { useDisplayName } from '#views/kit/document/display-name.ts';

/** A role's name; built-in roles are named in the language of the page. */
export function useRoleName(): (name: string) => string {
  const givenName = useDisplayName();
  return (name) => givenName('role', name);
}
