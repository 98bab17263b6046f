import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission, PermissionSubject } from '#model/areas/setup/role/permissions.ts';
import { kindOf, placeOf } from '#views/kind-registry.ts';
import type { UsualAction } from '#views/kind-view.ts';

interface SubjectWords {
  readonly label: MessageDescriptor;
  readonly permits: Readonly<Record<string, MessageDescriptor>>;
}

/** Subjects that are not kinds of documents with pages. */
const others: Readonly<Record<string, SubjectWords>> = {
  company: {
    label: msg`Company`,
    permits: {
      view: msg`See its details`,
      edit: msg`Change its details`,
      manage: msg`Manage rules, plan and integrations`,
    },
  },
  sharedLink: {
    label: msg`Shared links`,
    permits: {
      view: msg`See who has a link to what`,
      manage: msg`Show documents to people outside, by link`,
    },
  },
  item: { label: msg`Stock`, permits: { view: msg`See balances and moves` } },
  flows: { label: msg`Flows`, permits: { view: msg`See charts, figures and recordings` } },
  audit: { label: msg`Audit log`, permits: { view: msg`See who did what`, export: msg`Export it` } },
};

const usual: Readonly<Record<UsualAction, MessageDescriptor>> = {
  view: msg`See`,
  create: msg`Create`,
  edit: msg`Edit`,
  block: msg`Block and unblock`,
  archive: msg`Archive`,
};
const usualWords: Readonly<Record<string, MessageDescriptor>> = usual;

/** The subject of a permission in words. */
export const subjectWords = (subject: PermissionSubject): MessageDescriptor =>
  said(others[subject]?.label ?? kindOf(subject)?.many, subject);

/** What a permission allows on its subject, in words. */
export function permissionWords(permission: Permission): MessageDescriptor {
  const [subject = '', action = ''] = permission.split('.');
  const { permits } = others[subject] ?? placeOf(subject) ?? {};
  return said(permits?.[action] ?? usualWords[action], permission);
}

function said(words: MessageDescriptor | undefined, of: string): MessageDescriptor {
  if (!words) throw new Error(`${of} has no words`);
  return words;
}
