import { useLingui } from '@lingui/react';
import { permissionGroups, type Permission } from '#model/areas/setup/role/permissions.ts';
import { permissionWords, subjectWords } from './permission.messages.ts';

const subjectOf = new Map(
  permissionGroups.flatMap(({ subject, permissions }) =>
    permissions.map((permission): [string, { subject: typeof subject; permission: Permission }] => [
      permission,
      { subject, permission },
    ]),
  ),
);

/** A permission in words, with its subject; one no longer in the catalogue is shown by its name. */
export function usePermissionName(): (permission: string) => string {
  const { i18n } = useLingui();
  return (name) => {
    const known = subjectOf.get(name);
    if (!known) return name;
    return `${i18n._(subjectWords(known.subject))}: ${i18n._(permissionWords(known.permission))}`;
  };
}
