import { msg } from '@lingui/core/macro';
import type { FieldDisplay } from '#views/kit/document/field-display.ts';
import { modeWords } from './assembly.messages.ts';

/** Fields whose meaning is specific to assemblies. */
export const assemblyFields = {
  mode: { label: msg`What is done`, as: { words: modeWords } },
  product: { label: msg`Bundle`, as: { table: 'product' } },
  to: { label: msg`Put in`, as: { table: 'location' } },
  dueOn: { label: msg`Due`, as: 'day' },
  buildCost: { label: msg`Build cost for one`, as: 'unitPrice' },
  without: { label: msg`Left out`, as: { table: 'product' } },
  leftOut: { label: msg`Left out, not available`, as: { table: 'product' } },
  built: { label: msg`Done`, as: 'quantity' },
  'lines.per': { label: msg`In one bundle`, as: 'quantity' },
  'lines.step': { label: msg`Counted in steps of`, as: 'quantity' },
  'lines.optional': { label: msg`Optional`, as: 'yesNo' },
} satisfies Readonly<Record<string, FieldDisplay>>;
