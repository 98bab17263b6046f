import { msg } from '@lingui/core/macro';
import type { FieldSaid } from '../document/field-said.ts';
import { modeWords } from './assembly.messages.ts';

/** Fields whose meaning is specific to assemblies. */
export const assemblyFields = {
  mode: { label: msg`What is done`, as: { words: modeWords } },
  product: { label: msg`Bundle`, as: { table: 'product' } },
  to: { label: msg`Put in`, as: { table: 'location' } },
  dueOn: { label: msg`Due`, as: 'day' },
  buildCost: { label: msg`Build cost for one`, as: 'unitPrice' },
  without: { label: msg`Left out`, as: 'list' },
  leftOut: { label: msg`Left out, not available`, as: 'list' },
  'lines.per': { label: msg`In one bundle`, as: 'quantity' },
  'lines.step': { label: msg`Counted in steps of`, as: 'quantity' },
  'lines.optional': { label: msg`Optional`, as: 'yesNo' },
  newLots: { label: msg`New lots`, as: 'list' },
  out: { label: msg`Taken from stock`, as: 'list' },
  into: { label: msg`Put in stock`, as: 'list' },
} satisfies Readonly<Record<string, FieldSaid>>;
