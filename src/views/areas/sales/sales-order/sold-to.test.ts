import { expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { servedAmong } from '#views/areas/setup/member/use-salespeople.ts';
import { freshDraft, soldNoMoreTo, soldTo } from './sales-order-draft.ts';

const customer = (salesperson?: string): CustomerRow => ({
  id: salesperson ?? 'without',
  state: 'active',
  version: 1,
  createdAt: '',
  changedAt: '',
  ...customerFixture(),
  ...(salesperson !== undefined && { salesperson }),
});

it('[CU5] whoever answers for the customer answers for the order, until it is for another customer', () => {
  const draft = freshDraft({
    warehouse: '',
    currency: 'SEK',
    country: 'SE',
    orderedOn: '2026-11-30',
    promisedOn: null,
    pricesIncludeVat: false,
    shipPolicy: 'partialKeep',
    salesperson: 'me',
    line: '1',
  });
  const [kims, others] = [customer('kim'), customer()];
  const sold = soldTo(draft, kims, () => null);
  expect([sold.salesperson, soldTo(draft, others, () => null).salesperson]).toEqual(['kim', 'me']);
  expect(soldTo(soldNoMoreTo(sold, kims, 'me'), others, () => null).salesperson).toBe('me');
  // Chosen by hand.
  expect(soldNoMoreTo({ ...sold, salesperson: 'lo' }, kims, 'me').salesperson).toBe('lo');
});

it('[CU5] who has left the company answers for no new order; whoever may not see the members asks nobody', () => {
  const member = (state: string): MemberRow => ({
    id: 'm',
    version: 1,
    createdAt: '',
    changedAt: '',
    ...memberFixture({ user: 'kim', role: 'sales' }),
    state,
  });
  const of = (...members: MemberRow[]) => servedAmong(members, customer('kim')).salesperson;
  expect([of(member('active')), of(), of(member('removed'))]).toEqual(['kim', 'kim', null]);
});
