import { useLingui } from '@lingui/react';
import { permissionGroups, type PermissionGroup } from '#model/areas/setup/role/permissions.ts';
import { permissionWords, subjectWords } from '#views/kit/permission/permission.messages.ts';

/** The permissions that contain every word of a search, by subject: in the subject or in what they permit. */
export function useFoundPermissions(search: string): readonly PermissionGroup[] {
  const { i18n } = useLingui();
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return permissionGroups
    .map(({ subject, permissions }) => ({
      subject,
      permissions: permissions.filter((permission) => {
        const said = [i18n._(subjectWords(subject)), i18n._(permissionWords(permission)), permission];
        const text = said.join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}
