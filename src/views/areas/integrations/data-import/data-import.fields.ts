import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';

const lines = (label: FieldDisplay['label']): FieldDisplay => ({ label, as: 'whole' });

/** How histories name the lines of an import that its facts count. */
export const dataImportFields: Readonly<Record<string, FieldDisplay>> = {
  'counts.create': lines(msg`New`),
  'counts.update': lines(msg`Changes`),
  'counts.same': lines(msg`Unchanged`),
  'counts.rejected': lines(msg({ context: 'lines', message: 'Rejected' })),
  'counts.taken': lines(msg`Imported`),
  'counts.undone': lines(msg`Undone`),
};
