import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { engine } from '#machines/registry.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { exampleOf } from '#model/areas/integrations/api-client/example-of.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { ApiReferencePage } from './api-reference.page.tsx';
import { fieldsOf, schemaOf } from './reference-fields.ts';
import { foundIn, referenceKinds } from './reference-search.ts';

// Drawings are made and tested with the flows; here they would only be waited for.
vi.mock('#views/kit/article/chart-part.tsx', () => ({ ChartPart: () => null }));

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const base = 'https://stock.example.com/api/core/companies/7/';

async function show(at: string): Promise<void> {
  const questions = { base, uses: async () => [], calls: async () => ({ calls: [], errors: [] }) };
  const app = { apiClients: async () => questions } as Partial<App> as App; // all that is used
  await showAt(deviceWith(companyWorld()), at, () => (
    <AppProvider value={app}>
      <ApiReferencePage />
    </AppProvider>
  ));
  // What the page asks for comes in turns.
  for (let turn = 0; turn < 5; turn++) await act(async () => undefined);
}

describe('the reference of the API', () => {
  it('[APR1] has every kind and command that people give, and what refuses it, in its own words', async () => {
    const given = [...engine.types.values()].filter(({ commands }) =>
      Object.values(commands).some(({ permission }) => permission !== null),
    );
    const without = given.map(({ kind }) => kind).filter((kind) => !referenceKinds.includes(kind));
    // The company and what is attached to documents have no pages of their own.
    expect(without).toEqual(['company', 'sharedLink', 'subscription', 'comment', 'file']);
    await show('/en/here?kind=salesOrder&command=confirm');
    const command = find('#command-confirm');
    expect(command.hasAttribute('open')).toBe(true);
    expect(command.textContent).toContain('POST …/documents/salesOrder/{id}/confirm/');
    expect(command.textContent).toContain('salesOrder.confirm');
    expect(command.textContent).toContain('creditExceeded');
    expect(document.querySelectorAll('.api-command[open]').length).toBe(1);
    expect(text()).toContain('Reached by');
  });

  it('[APR1] tells the type and the unit of each field, also within lists and of what may be null', () => {
    const spec = engine.types.get('salesOrder')?.commands['create'];
    const fields = new Map(fieldsOf(schemaOf(spec?.schema ?? z.never())).map((one) => [one.path, one]));
    expect(fields.get('lines[]')).toMatchObject({ type: 'list of object', isRequired: true });
    expect(fields.get('lines[].quantity')?.about).toBe('Thousandths of the unit');
    expect(fields.get('lines[].promisedOn')?.type).toBe('string date | null');
    expect(fields.get('priority')?.type).toMatch(/^integer \d…9$/);
  });

  it('[APR2] finds kinds, commands, fields and codes, in both languages, and leads to them', async () => {
    expect(foundIn('salesorder')[0]).toMatchObject({ kind: 'salesOrder', command: null });
    expect(foundIn('kundorder bekräfta')).toContainEqual(
      expect.objectContaining({ kind: 'salesOrder', command: 'confirm', part: null }),
    );
    expect(foundIn('creditExceeded')).toContainEqual(
      expect.objectContaining({ kind: 'salesOrder', part: 'creditExceeded' }),
    );
    expect(foundIn('shipPolicy').map(({ part }) => part)).toContain('shipPolicy');
    expect(foundIn('no such thing at all')).toEqual([]);
    await show('/en/here?q=creditExceeded');
    const link = find('.api-found a');
    expect(link.getAttribute('href')).toMatch(/\/api-clients\/reference\?kind=\w+&command=\w+$/);
    await show('/en/here?q=zzzz');
    expect(text()).toContain('Nothing in the reference matches.');
  });

  it('[APR3] has a request for every command, which its schema accepts, to copy', async () => {
    const wrong: string[] = [];
    for (const { kind, commands } of engine.types.values())
      for (const [command, { schema, permission }] of Object.entries(commands))
        if (permission !== null && !schema.safeParse(exampleOf(schemaOf(schema))).success)
          wrong.push(`${kind}.${command}`);
    expect(wrong).toEqual([]);
    await show('/en/here?kind=product&command=create');
    const samples = find('#command-create .api-samples');
    expect(samples.textContent).toContain(`curl --fail-with-body '${base}documents/product/`);
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    await act(async () => click('#command-create .api-samples [data-tab="python"]'));
    await act(async () => click('#command-create .api-samples .ui-button'));
    expect(write.mock.calls[0]?.[0]).toContain('import urllib.request');
    vi.unstubAllGlobals();
  });
});
