import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RequestWorld } from '#machines/areas/purchasing/quote-request/requests.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { QuoteRequestPage } from './quote-request.page.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T08:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

const pageText = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** Both have answered: bolts at 8.00 SEK and 0.50 EUR, nuts at 2.00 SEK. */
async function shown(world: RequestWorld, id: string) {
  const model = deviceWith(world.base);
  const propose = vi.spyOn(model, 'propose');
  function Page() {
    const row = useRow('quoteRequest', id);
    return row ? <QuoteRequestPage row={row} /> : null;
  }
  await showAt(model, '/en/here', () => <Page />);
  return { commands: () => propose.mock.calls.map(([{ type: name, data }]) => [name, data]) };
}

function answered() {
  const world = new RequestWorld();
  const id = world.sent();
  world.answer(id, world.near);
  const lines = [world.bolts({ price: 5000, leadDays: 30 })];
  world.answer(id, world.far, { currency: 'EUR', lines, validUntil: '2026-06-30' });
  return { world, id };
}

it('[RFQ11] offers stand side by side in the company’s currency, with what is not known named as such', async () => {
  const { world, id } = answered();
  await shown(world, id);
  const text = pageText();
  for (const part of ['Near AB', 'Far GmbH', '8.00', '5.625', '562.50', 'Freight and duty are not known'])
    expect(text).toContain(part);
  expect(find('td[data-best=true]').textContent).toContain('Lowest');
});

it('[RFQ12] each line goes to its lowest offer unless somebody chooses another, and the award says so', async () => {
  const { world, id } = answered();
  const { boltLine, nutLine, near, far } = world;
  const { commands } = await shown(world, id);
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(
      (one) => one.getAttribute('aria-label') ?? '',
    );
  expect(chosen().join()).toMatch(/BOLT.*Far GmbH.*NUT.*Near AB/);
  await act(async () => click(`[data-testid=award-all-${near}]`));
  expect(chosen().join()).toMatch(/BOLT.*Near AB.*NUT.*Near AB/);
  const lowest = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === 'Lowest of each line',
  );
  await act(async () => lowest?.click());
  await act(async () => click('[data-testid=command-award]'));
  await act(async () => click('[data-testid=give-award]'));
  const lines = [
    { line: nutLine, supplier: near, shown: 1 },
    { line: boltLine, supplier: far, shown: 1 },
  ];
  expect(commands()).toEqual([['award', { lines, keepPrices: false }]]);
});

it('[RFQ6] the buyer types what a supplier answered; what cannot be read is not sent', async () => {
  const world = new RequestWorld();
  const id = world.sent();
  const model = deviceWith(world.base);
  const propose = vi.spyOn(model, 'propose');
  function Dialog() {
    const row = useRow('quoteRequest', id);
    const [asked] = row?.suppliers ?? [];
    return row && asked ? <AnswerDialog row={row} asked={asked} onClose={() => {}} /> : null;
  }
  await showAt(model, '/en/here', () => <Dialog />);
  const cell = (column: string) => `tr[data-row="${world.boltLine}"] td[data-column=${column}] input`;
  type(cell('price'), 'x');
  expect(find('[data-testid=give-answer]').getAttribute('aria-disabled')).toBe('true');
  type(cell('price'), '7.25');
  type(cell('pack'), '50');
  await act(async () => click('[data-testid=give-answer]'));
  const [[{ data }] = [{ data: {} }]] = propose.mock.calls;
  expect(data).toMatchObject({
    supplier: world.near,
    currency: 'SEK',
    lines: [{ line: world.boltLine, price: 7_2500, pack: 50_000, minimum: 0, multiple: null }],
  });
});
