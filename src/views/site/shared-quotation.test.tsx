import { act } from 'react';
import { expect, it } from 'vitest';
import type { SharedAnswer } from '#model/shared-link/shared-link.api.ts';
import { click, find, render, type } from '../ui/ui.fixtures.tsx';
import { SharedActs } from './shared-acts.tsx';
import { SharedHostProvider, unread, type SharedHost, type SharedStatus } from './shared-host.ts';

const line = { sku: 'BOLT-M8', name: 'Hex bolt M8', orderedIn: null, promisedOn: '2026-06-01', unit: 'pcs' };

/** A request for 100 bolts and 10 nuts, answered before or not. */
const request = (quotation: Partial<NonNullable<SharedAnswer['quotation']>> = {}): SharedAnswer => ({
  purpose: 'quoteRequest',
  for: 'Eva, Far GmbH',
  expiresAt: '2026-07-03T08:00:00.000Z',
  readAt: null,
  acts: ['answer', 'decline'],
  isCancelled: false,
  version: 0,
  lines: [
    { ...line, id: 'bolt', quantity: 100_000 },
    { ...line, id: 'nut', name: 'Nut', sku: 'NUT', quantity: 10_000 },
  ],
  quotation: { currency: 'EUR', answerBy: '2026-05-20', answered: null, declinedAt: null, ...quotation },
  paper: {} as SharedAnswer['paper'],
});

/** The form with what the server has answered; returns what reached it, which is refused at these fields, or taken. */
function trial(answer: SharedAnswer, refused?: Record<string, string>) {
  const acts: [string, object][] = [];
  let status: SharedStatus = { ...unread, phase: 'shown', answer };
  const host: SharedHost = {
    now: () => status,
    subscribe: () => () => {},
    readAgain: () => {},
    sendFile: async (file) => ({ id: 'file-1', name: file.name }),
    act: async (name, data) => {
      acts.push([name, data]);
      if (refused) status = { ...status, problem: { detail: null, fields: refused } };
      return refused === undefined;
    },
    preview: async () => null,
  };
  render(
    <SharedHostProvider value={host}>
      <SharedActs answer={answer} />
    </SharedHostProvider>,
  );
  return { acts };
}

const submit = () =>
  act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const faultOf = (id: string): string | undefined => document.getElementById(`${id}-fault`)?.textContent;

it('[RFQ15] a supplier states its price in its own money and packs; what it leaves empty is not offered', async () => {
  const { acts } = trial(request());
  expect(document.body.textContent).toContain('Wanted: 100');
  type('#shared-bolt-price', '12.50');
  type('#shared-bolt-pack', '25');
  type('#shared-bolt-minimum', '2');
  type('#shared-bolt-leadDays', '14');
  type('#shared-bolt-code', 'F-1');
  type('#shared-validUntil', '2026-06-30');
  type('#shared-freight', '3.5');
  await submit();
  const offered = { line: 'bolt', price: 12_5000, pack: 25_000, minimum: 2_000, multiple: null };
  expect(acts).toEqual([
    [
      'answer',
      {
        currency: 'EUR',
        reference: '',
        validUntil: '2026-06-30',
        freight: 350,
        note: '',
        files: [],
        lines: [{ ...offered, leadDays: 14, code: 'F-1' }],
      },
    ],
  ]);
});

it('[RFQ6] what cannot be read stands at its field, and nothing is sent', async () => {
  const { acts } = trial(request());
  await submit();
  expect(document.body.textContent).toContain('Enter a price for at least one line, or decline');
  type('#shared-bolt-price', 'cheap');
  type('#shared-nut-leadDays', '3');
  type('#shared-freight', '200');
  await submit();
  expect(faultOf('shared-bolt-price')).toBe('Enter a number above zero');
  expect(faultOf('shared-nut-price')).toBe('Enter a price, or leave the line empty');
  expect(faultOf('shared-freight')).toBe('Enter a number above zero');
  expect(find('#shared-bolt-price').getAttribute('aria-invalid')).toBe('true');
  expect(acts).toEqual([]);
});

it('[RFQ6] what the server does not take stands at the line that was sent', async () => {
  trial(request(), { 'lines.0.pack': 'quantityNotWhole', validUntil: 'validUntilIsPast' });
  type('#shared-nut-price', '1');
  await submit();
  expect(faultOf('shared-nut-pack')).toBe('This is sold in whole units');
  expect(faultOf('shared-bolt-pack')).toBeUndefined();
  expect(faultOf('shared-validUntil')).toBe('Choose today or a later day');
});

it('[RFQ15] an answer of before is there to be changed, and whoever offers nothing declines', async () => {
  const before = {
    line: 'nut',
    price: 4_0000,
    pack: 1000,
    code: 'N',
    minimum: 0,
    multiple: null,
    leadDays: null,
  };
  const answered = {
    at: '2026-05-05T08:00:00.000Z',
    reference: 'Q-1',
    validUntil: null,
    freight: null,
    note: 'Hello',
    files: ['file-0'],
    lines: [before],
  };
  const { acts } = trial(request({ answered }));
  expect(find('[data-testid=shared-answer]').textContent).toBe('Send the changed quote');
  type('#shared-nut-price', '3.90');
  await submit();
  await act(async () => click('[data-testid=shared-decline-request]'));
  expect(acts).toMatchObject([
    ['answer', { reference: 'Q-1', files: ['file-0'], lines: [{ ...before, price: 3_9000 }] }],
    ['decline', { note: 'Hello' }],
  ]);
});
