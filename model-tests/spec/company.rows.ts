import type { CompanySeen } from './organisation-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<CompanySeen>({ figures: ['named', 'closed'], layers });

const fields = quoted(
  '| company | name, org. no., VAT no., addresses, time zone, currency, number series, limits, policies, logo, closed period |',
);
const profile = {
  decision: 'What a company is called may change, its currency not: its books are kept in it.',
};

export const companyStart = { at: 'none' };
export const companyRows = [
  row('CO-01', 'found', 'none → active', 'founded', fields, { makes: { named: 'first', closed: false } }),
  row('CO-02', 'update', 'active → active', 'updated', profile, { makes: { named: 'second' } }),
  row('CO-03', 'changePolicies', 'active → active', 'policiesChanged', fields, {
    makes: ({ quantity }) => ({ closed: quantity !== undefined }),
  }),
];
