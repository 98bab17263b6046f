import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { builtInRoleWords } from './role.messages.ts';

const words: Readonly<Record<string, MessageDescriptor>> = builtInRoleWords;

/** A role's name; those that come with a company are called in the language of the page. */
export function useRoleName(): (name: string) => string {
  const { i18n } = useLingui();
  return (name) => (words[name] ? i18n._(words[name]) : name);
}
