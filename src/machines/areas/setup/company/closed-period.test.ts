import { expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';

const policies = { overReceipt: 0, closedUntil: null };

test('[CY5] a period is closed further, and opened again with a reason alone', () => {
  const world = companyWorld();
  const give = (type: string, data: object) => world.do('company', 'company', type, data);
  const until = () => world.row('company', 'company')?.policies.closedUntil;
  expect(give('reopenPeriod', { closedUntil: null, reason: 'other' })).toMatchObject({
    refusal: { code: 'nothingIsClosed' },
  });
  expect(give('changePolicies', { ...policies, closedUntil: '2026-03-31' }).accepted).toBe(true);
  expect(
    give('changePolicies', { ...policies, closedUntil: '2026-04-30', overReceiptCap: 5_000 }).accepted,
  ).toBe(true);
  for (const closedUntil of [null, '2026-04-29'])
    expect(give('changePolicies', { ...policies, closedUntil })).toEqual({
      accepted: false,
      refusal: { code: 'reopeningNeedsReason', fields: { closedUntil: 'reopeningNeedsReason' } },
    });
  for (const closedUntil of ['2026-04-30', '2026-05-31'])
    expect(give('reopenPeriod', { closedUntil, reason: 'other' })).toMatchObject({
      refusal: { code: 'reopensNothing', fields: { closedUntil: 'reopensNothing' } },
    });
  expect(give('reopenPeriod', { closedUntil: null })).toMatchObject({ refusal: { code: 'invalid' } });
  expect(give('reopenPeriod', { closedUntil: null, reason: 'damaged' })).toMatchObject({
    refusal: { fields: { reason: 'unknownReason' } },
  });
  expect(until()).toBe('2026-04-30');
  world.must('company', 'company', 'reopenPeriod', { closedUntil: '2026-03-31', reason: 'cameLate' });
  expect(world.row('company', 'company')?.policies).toEqual({
    overReceipt: 0,
    overReceiptCap: 5_000,
    closedUntil: '2026-03-31',
  });
  world.must('company', 'company', 'reopenPeriod', { closedUntil: null, reason: 'auditor' });
  expect(until()).toBeNull();
});

test('[CY11] today, or a day to come, is closed only by who says that this is meant', () => {
  const world = companyWorld();
  const close = (closedUntil: string, over = {}) =>
    world.do('company', 'company', 'changePolicies', { ...policies, closedUntil, ...over });
  for (const closedUntil of ['2026-05-04', '2026-05-31', '2062-05-31'])
    expect(close(closedUntil)).toEqual({
      accepted: false,
      refusal: {
        code: 'closesAhead',
        params: { closedUntil },
        fields: { closedUntil: 'closesAhead' },
      },
    });
  expect(close('2026-05-03').accepted).toBe(true);
  expect(close('2026-05-31', { closesAhead: true }).accepted).toBe(true);
  expect(world.row('company', 'company')?.policies).toEqual({ ...policies, closedUntil: '2026-05-31' });
  expect(close('2026-05-31', { overReceipt: 500 }).accepted).toBe(true);
  expect(close('2026-06-01').accepted).toBe(false);
});
