import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { importTrial, lineOf } from './data-import.fixtures.tsx';
import { useMapping } from './use-mapping.ts';

afterEach(unmount);

function Step({ row }: { readonly row: DataImportRow }) {
  const mapping = useMapping(row);
  return (
    <>
      <ColumnsStep row={row} mapping={mapping} />
      <button type="button" id="check" onClick={mapping.check}>
        Check
      </button>
    </>
  );
}
const lines = [
  lineOf(2, ['BOLT-8', 'Hex bolt', '1 234,50', 'x']),
  lineOf(3, ['NUT-8', 'Hex nut', '0,60', '']),
  lineOf(4, ['WASHER', 'Washer', 'abc', '']),
];
const wait = async (milliseconds: number): Promise<void> =>
  act(async () => new Promise((done) => setTimeout(done, milliseconds)));
const column = (index: number): string => find(`li[data-column="${index}"]`).textContent ?? '';

async function shown(over: Parameters<typeof importTrial>[1] = {}) {
  const trial = await importTrial((row) => <Step row={row} />, { lines, ...over });
  await wait(20);
  return trial;
}

/** Chooses in a Select, by the label of its combobox. */
async function choose(label: string, option: string): Promise<void> {
  const box = find(`input[aria-label="${label}"]`);
  await act(async () => void box.closest<HTMLElement>('.p-dropdown')?.click());
  await wait(20);
  const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    one.textContent?.startsWith(option),
  );
  await act(async () => found?.click());
}

test('[DIS4] a column shows its head, samples, what it is read as and how sure that is', async () => {
  await shown();
  expect(column(0)).toContain('Artnr');
  expect(column(0)).toContain('BOLT-8 · NUT-8 · WASHER');
  expect(find('li[data-column="0"] [data-sure]').dataset['sure']).toBe('certain');
  expect(find('li[data-column="3"]').dataset['read']).toBe('false');
});

test('[DIS5] a column says how its cells are understood, and which are not', async () => {
  await shown({ lines: lines.slice(0, 2) });
  expect(column(2)).toContain('1 234,50 → 1234.5');
  unmount();
  await shown();
  expect(column(2)).toContain('1 text is not understood');
});

test('[DIS4, DIS6] another field for a column takes effect at once, and the server keeps it a moment later', async () => {
  const { server } = await shown();
  await choose('Anm is read as', 'Description');
  expect(find('li[data-column="3"]').dataset['read']).toBe('true');
  expect(server.map).not.toHaveBeenCalled();
  await wait(600);
  const [, mapping] = (server.map as unknown as { mock: { calls: [string, { columns: unknown[] }][] } }).mock
    .calls[0] ?? ['', { columns: [] }];
  expect(mapping.columns).toContainEqual({ column: 3, field: 'description' });
});

test('[DIS4] what is missing is told, and can be said for every line', async () => {
  const { server } = await shown({
    beginning: {
      mapping: {
        target: 'products',
        mode: 'createAndUpdate',
        key: 'sku',
        columns: [{ column: 0, field: 'sku' }],
        fixed: {},
      },
    },
  });
  expect(document.body.textContent).toContain('Still missing: Name');
  type('input[name="fixed-name"]', 'Part');
  expect(document.body.textContent).not.toContain('Still missing');
  await wait(600);
  expect(server.map).toHaveBeenCalledTimes(1);
});

test('[DIS6] the check waits until the server has the mapping', async () => {
  const { model, world, id, server } = await shown();
  await choose('Anm is read as', 'Description');
  const given: string[] = [];
  model.propose = (draft) => {
    given.push(draft.type);
    return { queued: true } as ReturnType<typeof model.propose>;
  };
  await act(async () => find('#check').click());
  await wait(20);
  expect([server.map, given]).toEqual([server.map, []]);
  expect(server.map).toHaveBeenCalledTimes(1);
  const row = world.row('dataImport', id);
  const events = world.must(
    'dataImport',
    id,
    'map',
    { table: row?.table, mapping: row?.mapping, recalled: false },
    { internal: true },
  );
  await act(async () => {
    const from = model.replica.head + 1;
    model.replica.receive({ company: 1, epoch: 1, from, to: from + events.length - 1, events: [...events] });
  });
  expect(given).toEqual(['check']);
});

test('[DIS4] who may not import sees the columns, and changes none', async () => {
  await shown({ may: (permission) => permission === 'dataImport.view' });
  expect(find('li[data-column="0"] .p-dropdown').className).toContain('p-disabled');
});

test('[DIS40] where nothing can be changed any more, the step and each setting say why', async () => {
  await shown({ state: 'done' });
  const said = 'The lines have been taken as these columns say';
  expect(find('.ui-notice').textContent).toContain(said);
  expect(find('.import-settings .ui-field-hint').textContent).toContain(said);
  unmount();
  await shown({ may: (permission) => permission !== 'dataImport.create' });
  expect(find('.import-settings .ui-field-hint').textContent).toContain('permission');
});

test('[DIS38] the next best guess of what the file holds stands beside the best, and is taken by one press', async () => {
  const { server } = await shown();
  const other = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    one.textContent?.startsWith('Or is it '),
  );
  expect(other?.textContent).not.toContain('Products');
  await act(async () => other?.click());
  await wait(600);
  const [[, mapping] = ['', null]] = (
    server.map as unknown as { mock: { calls: [string, { target: string }][] } }
  ).mock.calls;
  expect(mapping?.target).not.toBe('products');
});

test('[DIS37] whether prices are with VAT, and what becomes of other currencies, is asked at the column', async () => {
  const { server } = await shown({
    lines: [lineOf(2, ['BOLT-8', 'Hex bolt', '12,50 €', ''])],
    beginning: {
      mapping: {
        target: 'products',
        mode: 'createAndUpdate',
        key: 'sku',
        columns: [
          { column: 0, field: 'sku' },
          { column: 1, field: 'name' },
          { column: 2, field: 'price', vat: 'open' },
        ],
        fixed: {},
      },
    },
  });
  await choose('VAT in Pris', 'With VAT');
  await choose('Other currencies in Pris', 'Read as SEK');
  await wait(600);
  const [, mapping] = (server.map as unknown as { mock: { calls: [string, { columns: unknown[] }][] } }).mock
    .calls[0] ?? ['', { columns: [] }];
  expect(mapping.columns).toContainEqual({ column: 2, field: 'price', vat: 'with', others: 'asOwn' });
});

test('[DIS39] what is odd about the file is told before anything is read from it', async () => {
  const table = {
    sheet: null,
    heads: ['Artnr', 'Benämning', 'Pris', 'Anm'],
    headLine: 1,
    lines: 3,
    skipped: 0,
  };
  const notes = [
    { what: 'columnsCut', count: 4800, lines: [] },
    { what: 'quotesBroken', count: 1, lines: [4] },
  ];
  await shown({ beginning: { table: { ...table, notes } } });
  expect(document.body.textContent).toContain(
    'The file has more than 200 columns: the last 4,800 are cut off.',
  );
  expect(document.body.textContent).toContain('Quotation marks are out of place in line 4');
});
