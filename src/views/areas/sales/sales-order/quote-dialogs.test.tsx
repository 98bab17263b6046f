import { act, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { SalesOrderForm, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import { OrderPartDialog } from './order-part-dialog.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { RenewQuoteDialog, SendQuoteDialog } from './send-quote-dialog.tsx';

type Shown = ComponentType<{ readonly row: SalesOrderRow; readonly onClose: () => void }>;
type Wish = Pick<PricedLine, 'product'> & Partial<PricedLine>;

/** A quote of ten bolts, and of five nuts that the customer may leave out, before its dialogs. */
function quoted(over: Partial<SalesOrderForm> = {}, isSent = true) {
  const world = new SalesWorld();
  const wishes: Wish[] = [
    { product: world.bolt },
    { product: world.nut, quantity: 5_000, price: 2_0000, optional: true },
  ];
  const { order, lines } = world.draft(wishes, over);
  if (isSent) world.act('salesOrder', order, 'sendQuote', { by: 'phone', validUntil: '2190-01-01' });
  const show = async (Content: Shown) => {
    const model = deviceWith(world.base);
    const propose = vi.spyOn(model, 'propose');
    const onClose = vi.fn<() => void>();
    function Content1() {
      const row = useRow('salesOrder', order) as SalesOrderRow; // table salesOrder holds SalesOrderRow
      return <Content row={row} onClose={onClose} />;
    }
    const history = await showAt(model, '/en/here', () => <Content1 />);
    return {
      history,
      onClose,
      proposed: () => propose.mock.calls.map(([{ type: command, data }]) => [command, data]),
    };
  };
  return { world, order, lines, show };
}

const give = () => act(async () => click('.ui-dialog-actions [data-variant=primary]'));
const shown = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

it('[SO75] a quote is sent as it was sent, until the day that it says', async () => {
  const { show } = quoted({ validUntil: '2190-02-01' }, false);
  const { proposed, onClose } = await show(SendQuoteDialog);
  click('.ui-dialog .p-dropdown');
  await act(async () => {});
  const options = [...document.querySelectorAll('[role=option]')];
  await act(async () => (options.at(-1) as HTMLElement).click()); // a list entry
  await give();
  expect(proposed()).toEqual([['sendQuote', { by: 'inPerson', validUntil: '2190-02-01' }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('[SO75] a quote that goes by mail is followed by its letter', async () => {
  const { show, order } = quoted({}, false);
  const { proposed, history } = await show(SendQuoteDialog);
  await give();
  expect(proposed()).toMatchObject([['sendQuote', { by: 'mail' }]]);
  expect(history.location.href).toBe(`/en/apps/sales/orders/${order}/print?mail=yes`);
});

it('[SO75] a quote is not extended to a day that is over: its field says so', async () => {
  const { show } = quoted();
  const { onClose } = await show(RenewQuoteDialog);
  type('.ui-dialog input', '2020-01-01');
  await give();
  expect(shown()).toContain('A quote cannot end before today.');
  expect(onClose).not.toHaveBeenCalled();
});

it('[SO78] what the customer takes is ticked, and what it comes to is shown before it is an order', async () => {
  const { show, lines } = quoted();
  const { proposed } = await show(AcceptQuoteDialog);
  expect(shown()).toContain('kr 125.00 without VAT');
  await act(async () => find('.ui-dialog input[type=checkbox]').click());
  expect(shown()).toContain('kr 135.00 without VAT');
  await give();
  expect(proposed()).toEqual([
    [
      'accept',
      {
        lines: [
          { line: lines[0], quantity: 10_000 },
          { line: lines[1], quantity: 5_000, chosen: true },
        ],
      },
    ],
  ]);
});

it('[SO79] quantities are typed only where the quote allows others', async () => {
  const locked = quoted();
  await locked.show(AcceptQuoteDialog);
  expect(document.querySelectorAll('.ui-dialog td[data-column=quantity] input')).toHaveLength(0);
  const free = quoted({ quantities: 'repriced' });
  const { proposed } = await free.show(AcceptQuoteDialog);
  type('.ui-dialog td[data-column=quantity] input', '12');
  await give();
  expect(proposed()).toMatchObject([['accept', { lines: [{ quantity: 12_000 }, {}] }]]);
});

it('[SO80] a part is of the lines that are typed, each up to what is left of it', async () => {
  const { show, lines } = quoted();
  const { proposed, onClose } = await show(OrderPartDialog);
  type('.ui-dialog td[data-column=order] input', '11');
  await give();
  expect(shown()).toContain('At most 10 of BOLT is left on this line of the quote.');
  type('.ui-dialog td[data-column=order] input', '4');
  await give();
  expect(proposed().at(-1)).toMatchObject(['orderPart', { lines: [{ line: lines[0], quantity: 4_000 }] }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('[SO75, SO76, SO80] the page says how a quote was sent, until when it holds, what was sent before, and what is ordered', async () => {
  const { world, order, lines, show } = quoted();
  await show(QuoteNotice);
  expect(shown()).toContain('Sent by phone on');
  world.act('salesOrder', order, 'revise');
  world.act('salesOrder', order, 'sendQuote', { by: 'inPerson', validUntil: '2190-01-01' });
  const part = [{ line: lines[0] ?? '', id: world.base.id(), quantity: 4_000 }];
  world.act('salesOrder', order, 'orderPart', { order: world.base.id(), lines: part });
  await show(QuoteNotice);
  expect(shown()).toContain('It is revision 2.');
  expect(shown()).toContain('A part of it is ordered.');
  await show(EarlierQuotes);
  expect(shown()).toContain('Revision 1, sent on');
  expect(shown()).toContain('kr 156.25');
  world.act('salesOrder', order, 'decline', { reason: 'tooExpensive' });
  await show(QuoteNotice);
  expect(shown()).toContain('The customer declined: Too expensive');
});
