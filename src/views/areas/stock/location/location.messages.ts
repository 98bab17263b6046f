import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { locationTypes } from '#model/areas/stock/location/location.facts.ts';
import type { IconName } from '#views/ui/icon.tsx';

type LocationType = (typeof locationTypes)[number];

export const locationTypeWords: Readonly<Record<LocationType, MessageDescriptor>> = {
  storage: msg`Storage`,
  receiving: msg`Receiving`,
  staging: msg`Staging`,
  quarantine: msg`Quarantine`,
};

export const locationTypeIcons: Readonly<Record<LocationType, IconName>> = {
  storage: 'box',
  receiving: 'packageImport',
  staging: 'packageExport',
  quarantine: 'shield',
};
