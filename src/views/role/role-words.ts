import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { builtInRoleNames } from '#model/role/permissions.ts';

/** The roles that come with a company, as long as they go by the names they came with. */
export const builtInRoleWords: Readonly<Record<(typeof builtInRoleNames)[number], MessageDescriptor>> = {
  Administrator: msg`Administrator`,
  Sales: msg`Sales`,
  Purchasing: msg`Purchasing`,
  Warehouse: msg`Warehouse`,
  Viewer: msg`Viewer`,
};
const words: Readonly<Record<string, MessageDescriptor>> = builtInRoleWords;

/** A role's name; those that come with a company are called in the language of the page. */
export function useRoleName(): (name: string) => string {
  const { i18n } = useLingui();
  return (name) => (words[name] ? i18n._(words[name]) : name);
}
