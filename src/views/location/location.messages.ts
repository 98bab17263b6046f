import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { locationUsages } from '#model/location/location.facts.ts';
import { locationTexts } from '#words/location.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';
import type { IconName } from '../ui/icon.tsx';

export const locationWords = documentWords(locationTexts, {
  states: recordLook.states,
  commands: {
    unblock: recordLook.commands.unblock,
    block: recordLook.commands.block,
    archive: recordLook.commands.archive,
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
  reverses: recordLook.reverses,
});

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
