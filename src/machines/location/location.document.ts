import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import { locationFacts, locationForm } from '#model/location/location.events.ts';
import { locationFolds } from '#model/location/location.folds.ts';
import { locationTable } from '#model/location/location.table.ts';
import { locationMachine } from './location.machine.ts';

const empty = z.strictObject({});

export const locationDocument: DocumentType = {
  kind: 'location',
  table: locationTable,
  chart: locationMachine,
  commands: {
    create: { schema: locationForm, mode: 'predict', permission: 'location.create' },
    update: { schema: locationForm, mode: 'predict', permission: 'location.edit', savesForm: true },
    block: { schema: locationFacts.blocked, mode: 'predict', permission: 'location.edit' },
    unblock: { schema: empty, mode: 'predict', permission: 'location.edit' },
    archive: { schema: empty, mode: 'predict', permission: 'location.delete' },
  },
  facts: locationFacts,
  folds: locationFolds,
};
