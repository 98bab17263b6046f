import type { Row, Source } from '../kernel/conform.ts';
import type { Ask } from './document-seen.ts';
import type { CompanySeen } from './organisation-seen.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';

type CompanyRow = Row<CompanySeen, Ask>;

const profileFields = quoted(
  '| company | name, org. no., VAT no., addresses, time zone, currency, number series, limits, policies, logo, closed period |',
);
const profile = {
  decision: 'What a company is called may change, its currency not: its books are kept in it.',
};

type Step = Pick<CompanyRow, 'id' | 'on'> & {
  src: Source;
  from: string;
  fact: string;
  makes: (ask: Ask) => Partial<CompanySeen>;
};

const step = ({ from, fact, makes, ...row }: Step): CompanyRow => ({
  ...row,
  layers,
  from: { at: from },
  to: { at: 'active' },
  does: [fact],
  when: (_, ask) => ask.fits,
  then: (before, after, ask) => {
    const { named, closed } = { ...before, ...makes(ask) };
    return after.named === named && after.closed === closed;
  },
});

export const companyStart = { at: 'none' };
export const companyRows: readonly CompanyRow[] = [
  step({
    id: 'CO-01',
    src: profileFields,
    from: 'none',
    on: 'found',
    fact: 'founded',
    makes: () => ({ named: 'first', closed: false }),
  }),
  step({
    id: 'CO-02',
    src: profile,
    from: 'active',
    on: 'update',
    fact: 'updated',
    makes: () => ({ named: 'second' }),
  }),
  step({
    id: 'CO-03',
    src: profileFields,
    from: 'active',
    on: 'changePolicies',
    fact: 'policiesChanged',
    makes: ({ quantity }) => ({ closed: quantity !== undefined }),
  }),
];
