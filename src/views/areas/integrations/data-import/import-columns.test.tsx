import { afterEach, expect, test } from 'vitest';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { importTrial } from './data-import.fixtures.tsx';
import { useImportColumns } from './import-columns.tsx';

afterEach(unmount);

function Cells({ row }: { readonly row: DataImportRow }) {
  return useImportColumns().map(({ id, cell }) => (
    <p key={id} id={id}>
      {cell(row)}
    </p>
  ));
}
const text = (id: string): string => document.getElementById(id)?.textContent ?? '';

test('[DIS3] a row of the list says what the file is, how it stands, who began it and what became of its lines', async () => {
  await importTrial((row) => <Cells row={row} />, { state: 'done', counts: { taken: 2, rejected: 1 } });
  expect(text('file')).toBe('artiklar.csv');
  expect(text('target')).toBe('Products');
  expect(text('state')).toBe('Imported');
  expect([text('lines'), text('taken'), text('rejected')]).toEqual(['3', '2', '1']);
  expect(text('by')).toBe('You');
});
