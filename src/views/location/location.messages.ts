import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { locationUsages } from '#model/location/location.facts.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { recordCommands, recordWords } from '../document/record-words.ts';
import type { IconName } from '../ui/icon.tsx';

export const locationWords: DocumentWords = {
  kind: 'location',
  one: msg`Location`,
  many: msg`Locations`,
  ...recordWords,
  commands: {
    unblock: recordCommands.unblock,
    block: recordCommands.block,
    archive: { ...recordCommands.archive, confirm: msg`An archived location cannot be brought back.` },
    create: { label: msg`New location`, icon: 'plus', button: false },
    update: { ...recordCommands.update, button: false },
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
