import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { locationUsages } from '#model/location/location.facts.ts';
import type { IconName } from '../ui/icon.tsx';

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
