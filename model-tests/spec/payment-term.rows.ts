import type { PaymentTermObserved } from './organisation-observed.ts';
import { everyLayer as layers, modelAndApi } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<PaymentTermObserved>({ figures: ['usual'], layers });
const { row: inner } = rowKit<PaymentTermObserved>({ figures: ['usual'], layers: modelAndApi });

const own = { decision: 'Core resources have a list of payment terms, which people write themselves.' };
const provided = { decision: 'A company begins with the built-in terms, which only the system provides.' };
const kept = { decision: 'What is used is archived, never removed; the default is not archived.' };
const back = { decision: 'An archived term may be offered again.' };
const usual = { decision: 'One term is the default of the company: the one that was made it last.' };

export const paymentTermStart = { at: 'none' };
export const paymentTermRows = [
  row('PY-01', 'create', 'none → active', 'created', own),
  row('PY-02', 'provide', 'none → active', 'provided', provided),
  row('PY-03', 'update', 'active → active', 'updated', own),
  row('PY-04', 'archive', 'active → archived', 'archived', kept, { when: ({ usual: is }) => !is }),
  row('PY-05', 'restore', 'archived → active', 'restored', back),
  row('PY-06', 'makeDefault', 'active → active', 'madeDefault', usual, {
    when: ({ usual: is }) => !is,
    makes: { usual: true },
  }),
  inner('PY-07', 'cedeDefault', 'active → active', 'cededDefault', usual, { makes: { usual: false } }),
];
