import { useGivenName } from '#views/kit/document/given-name.ts';

/** A role's name; built-in roles are named in the language of the page. */
export function useRoleName(): (name: string) => string {
  const givenName = useGivenName();
  return (name) => givenName('role', name);
}
