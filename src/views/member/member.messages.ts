import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { builtInRoleNames } from '#model/role/permissions.ts';
import type { DocumentWords } from '../document/document-words.ts';

export const memberWords: DocumentWords = {
  kind: 'member',
  one: msg`Team member`,
  many: msg`Team members`,
  states: {
    invited: { label: msg`Invited`, tone: 'info', icon: 'mail' },
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    expired: { label: msg`Expired`, tone: 'warning', icon: 'clock', aside: true, after: 'invited' },
    suspended: { label: msg`Suspended`, tone: 'danger', icon: 'ban', aside: true, after: 'active' },
    declined: { label: msg`Declined`, tone: 'neutral', icon: 'circleX', aside: true, after: 'invited' },
    revoked: { label: msg`Taken back`, tone: 'neutral', icon: 'undo', aside: true, after: 'invited' },
    removed: { label: msg`Removed`, tone: 'neutral', icon: 'archive', aside: true, after: 'active' },
  },
  commands: {
    resend: { label: msg`Send again`, icon: 'send' },
    resume: { label: msg`Let in again`, icon: 'lockOpen' },
    suspend: {
      label: msg`Suspend`,
      icon: 'ban',
      danger: true,
      confirm: msg`Whoever is suspended can do nothing in this company until they are let in again.`,
    },
    revoke: {
      label: msg`Take back`,
      icon: 'undo',
      danger: true,
      confirm: msg`The link in the mail opens nothing any more. You can invite the address anew.`,
    },
    appointFounder: {
      label: msg`Appoint as founder`,
      icon: 'star',
      danger: true,
      confirm: msg`A founder may do everything in the company, whatever their role.`,
    },
    dismissFounder: {
      label: msg`Dismiss as founder`,
      icon: 'minus',
      danger: true,
      confirm: msg`They keep their role and what it permits, and nothing more.`,
    },
    remove: {
      label: msg`Remove`,
      icon: 'trash',
      danger: true,
      confirm: msg`Whoever is removed can do nothing in this company. What they did stays under their name.`,
    },
    invite: { label: msg`Invite`, icon: 'mail', button: false },
    changeRole: { label: msg`Change the role`, icon: 'edit', button: false },
    update: { label: msg`Edit`, icon: 'edit', button: false },
  },
  facts: {
    added: msg`Added`,
    invited: msg`Invited`,
    resent: msg`Invitation sent again`,
    expired: msg`Invitation expired`,
    revoked: msg`Invitation taken back`,
    declined: msg`Invitation declined`,
    accepted: msg`Invitation accepted`,
    updated: msg`Changed`,
    roleChanged: msg`Role changed`,
    founderAppointed: msg`Appointed as founder`,
    founderDismissed: msg`Dismissed as founder`,
    suspended: msg`Suspended`,
    resumed: msg`Let in again`,
    removed: msg`Removed`,
  },
};

/** The roles that come with a company, as long as they go by the names they came with. */
export const builtInRoleWords: Readonly<Record<(typeof builtInRoleNames)[number], MessageDescriptor>> = {
  Administrator: msg`Administrator`,
  Sales: msg`Sales`,
  Purchasing: msg`Purchasing`,
  Warehouse: msg`Warehouse`,
  Viewer: msg`Viewer`,
};
