import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { locationUsages } from '#model/location/location.events.ts';
import type { DocumentWords } from '../document/document-words.ts';
import type { IconName } from '../ui/icon.tsx';

export const locationWords: DocumentWords = {
  kind: 'location',
  one: msg`Location`,
  many: msg`Locations`,
  states: {
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    blocked: { label: msg`Blocked`, tone: 'danger', icon: 'ban', aside: true },
    archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    unblock: { label: msg`Unblock`, icon: 'lockOpen' },
    block: { label: msg`Block`, icon: 'ban', danger: true, reason: 'block' },
    archive: {
      label: msg`Archive`,
      icon: 'archive',
      danger: true,
      confirm: msg`An archived location cannot be brought back.`,
    },
    create: { label: msg`New location`, icon: 'plus', button: false },
    update: { label: msg`Edit`, icon: 'edit', button: false },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
  facts: {
    created: msg`Created`,
    updated: msg`Changed`,
    blocked: msg`Blocked`,
    unblocked: msg`Unblocked`,
    archived: msg`Archived`,
  },
};

type Usage = (typeof locationUsages)[number];

export const usageWords: Readonly<Record<Usage, MessageDescriptor>> = {
  storage: msg`Storage`,
  receiving: msg`Receiving`,
  staging: msg`Staging`,
  quarantine: msg`Quarantine`,
};

export const usageIcons: Readonly<Record<Usage, IconName>> = {
  storage: 'box',
  receiving: 'packageImport',
  staging: 'packageExport',
  quarantine: 'shield',
};
