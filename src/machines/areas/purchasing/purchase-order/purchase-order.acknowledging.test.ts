import { expect, test } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { placedOrder, purchasingWorld, type OrderOf } from './purchase-order.fixtures.ts';

function world() {
  const base = purchasingWorld();
  const order = placedOrder(base, [{ product: activeProduct(base) }], { expectedOn: '2026-05-11' });
  const [line] = order.lines;
  const say = (entry: object) => ({ theirReference: '', lines: [{ line: line?.id, ...entry }] });
  return { base, order, say, ...stepsOf(base, order) };
}

const stepsOf = (base: ReturnType<typeof purchasingWorld>, { id }: OrderOf) => ({
  acknowledge: (data: object) => base.do('purchaseOrder', id, 'acknowledge', data),
  row: () => base.row('purchaseOrder', id),
});

test('[PO36] a supplier confirms again with another day and quantity: each is a fact with what it changes', () => {
  const { base, order, say, acknowledge, row } = world();
  expect(acknowledge(say({})).accepted).toBe(true);
  expect(row()?.lines).toMatchObject([{ firstPromisedOn: '2026-05-11' }]);
  expect(acknowledge(say({ promisedOn: '2026-05-18', quantity: 8_000 })).accepted).toBe(true);
  expect(row()).toMatchObject({
    state: { commercial: 'acknowledged' },
    lines: [{ promisedOn: '2026-05-18', quantity: 8_000, firstPromisedOn: '2026-05-11' }],
  });
  const facts = base.log.filter(({ type }) => type === 'acknowledged').map(({ data }) => data);
  expect(facts).toMatchObject([
    { changes: [] },
    {
      changes: [
        {
          before: { promisedOn: null, quantity: 10_000 },
          after: { promisedOn: '2026-05-18', quantity: 8_000 },
        },
      ],
    },
  ]);
  expect(base.view.by('expectedReceipt', 'order', order.id)).toMatchObject([
    { on: '2026-05-18', open: 8_000 },
  ]);
  expect(base.replayed()).toEqual(base.snapshot());
});

test('[PO36] the same once more is refused, so that a second press books nothing', () => {
  const { base, say, acknowledge } = world();
  const data = say({ promisedOn: '2026-05-18' });
  expect(acknowledge(data).accepted).toBe(true);
  const length = base.log.length;
  expect(acknowledge(data)).toMatchObject({ accepted: false, refusal: { code: 'nothingChanged' } });
  expect(base.log).toHaveLength(length);
});

test('[PO36] the day promised first outlives an amendment', () => {
  const { base, order, say, acknowledge, row } = world();
  acknowledge(say({ promisedOn: '2026-05-13' }));
  const lines = order.lines.map((line) => ({ ...line, promisedOn: '2026-05-20' }));
  const terms = { theirReference: '', expectedOn: null, notes: '', reason: 'asked' };
  base.must('purchaseOrder', order.id, 'amend', { ...terms, lines });
  expect(row()?.lines).toMatchObject([{ promisedOn: '2026-05-20', firstPromisedOn: '2026-05-13' }]);
});
