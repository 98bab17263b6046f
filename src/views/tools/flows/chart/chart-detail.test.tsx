import { expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { render } from '#views/ui/ui.fixtures.tsx';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';
import { ChartDetail } from './chart-detail.tsx';

test('[FLC16] ways of one name are told apart by where they lead, and where they come from', async () => {
  const chart = chartOfSlug('sales-order');
  if (!chart) throw new Error('no chart of sales orders');
  const shape = chartShape(await chart.load());
  const words = chartWords(await flowLanguage('en'), 'sales-order');
  const onGo = vi.fn<(id: string) => void>();
  const waysAt = (at: string): readonly string[] => {
    render(<ChartDetail {...{ shape, words, at, onGo }} />);
    return [...document.querySelectorAll('.flow-link')].map(({ textContent }) => textContent);
  };
  const draft = waysAt('salesOrder.commercial.draft');
  expect(draft).toEqual([
    'Edit',
    'Discard draft → Cancelled',
    'Confirm order → Confirmed',
    'Ask for approval → Awaiting approval',
    'Send as a quote → Quoted',
    'Not there yet → New sales order',
    'Not there yet → Take up a part of a quote',
    'Quoted → Revise the quote',
    'Lost → Reopen',
    'Awaiting approval → Reject',
    'Awaiting approval → Withdraw',
  ]);
  for (const { id } of shape.states) {
    const ways = waysAt(id);
    expect(ways.length, id).toBe(new Set(ways).size);
  }
});
