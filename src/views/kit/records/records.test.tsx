import { act } from 'react';
import { msg } from '@lingui/core/macro';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import {
  locationForm,
  type LocationForm,
  type LocationRow,
} from '#model/areas/stock/location/location.facts.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { draftBox } from '../document/draft-box.fixtures.ts';
import { locationWords } from '#views/areas/stock/location/location.look.ts';
import { locationTypeWords } from '#views/areas/stock/location/location.messages.ts';
import { click, find, layOutGrids, type } from '#views/ui/ui.fixtures.tsx';
import type { RecordFields } from './record-field.ts';
import { RecordListPage } from './record-list.tsx';
import { RecordPanel } from './record-panel.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A kind of record that defines only its fields. */
const fields = {
  code: { label: msg`Code`, as: 'text', required: true, column: { width: 100 }, sort: true, search: true },
  warehouse: { label: msg`Warehouse`, as: { table: 'warehouse' }, fixed: true, filter: true },
  locationType: { label: msg`Use`, as: { words: locationTypeWords }, column: { width: 100 }, filter: true },
  pickSequence: { label: msg`Pick sequence`, as: 'whole', column: { width: 100 } },
  pickable: { label: msg`Picked from`, asked: msg`Goods are picked from here`, as: 'yesNo', column: {} },
  name: { label: msg`Name`, as: 'text', optional: true },
  zone: { label: msg`Zone`, as: 'text', optional: true },
  barcode: { label: msg`Barcode`, as: 'text', optional: true },
} satisfies RecordFields<LocationForm>;

interface PanelProps {
  readonly row?: LocationRow | undefined;
  readonly onClose: () => void;
}

/** What the device does not hold and asks the server for. */
let asked: string[] = [];
let closed = 0;
function Panel({ row }: PanelProps) {
  const [kind, title] = ['location', row?.code] as const;
  const fresh = { warehouse: model.replica.rows('warehouse')[0]?.id ?? '' };
  const onClose = (): void => void closed++;
  return (
    <RecordPanel
      {...{ kind, fields, row, title, fresh, onClose }}
      words={locationWords}
      schema={locationForm}
    />
  );
}

const Page = () => (
  <RecordListPage
    kind="location"
    words={locationWords}
    fields={fields}
    panel={Panel}
    searchHint="Code"
    empty={{ icon: 'mapPin', narrowed: 'None here', none: 'None', text: 'Nothing' }}
  />
);

let model: CompanyModel;

async function show(query = '', may: CompanyModel['may'] = () => true): Promise<readonly string[]> {
  const world = companyWorld();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('location'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  asked = [];
  const fetchDocument = async (kind: string, id: string) => asked.push(`${kind}/${id}`) > 0;
  model = { ...deviceWith(world), ...draftBox(), may, listViews, fetchDocument } as CompanyModel; // all that a list calls
  closed = 0;
  await showAt(model, `/en/here${query}`, Page);
  await act(() => vi.advanceTimersByTimeAsync(100));
  return world.bins;
}

const texts = (selector: string): readonly (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const lines = () =>
  [...document.querySelectorAll('[data-row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell].ui-cell:not(.ui-cell-check)')].map((cell) => cell.textContent),
  );
const created = () => model.pending().filter(({ command }) => command.type === 'create');

describe('a record of nothing but its fields', () => {
  it('[RK1] is listed by the columns that its fields say, and by its state', async () => {
    await show();
    expect(texts('[role=columnheader] .ui-head-name, [role=columnheader]').join()).toContain('Pick sequence');
    expect(lines()[0]).toEqual(['A-01', 'Storage', '1', 'Yes', 'Active']);
    expect(lines().map(([code]) => code)).toEqual(
      lines()
        .map(([code]) => code)
        .toSorted(),
    );
  });

  it('[RK1] is found and narrowed by the fields that say so', async () => {
    await show('?q=a-02');
    expect(lines().map(([code]) => code)).toEqual(['A-02']);
    await show('?locationType=staging');
    expect(lines().map(([, locationType]) => locationType)).toEqual(['Staging']);
  });

  it('[RK2] asks for each value with its control, in the order of the fields', async () => {
    await show('?id=new');
    expect(texts('.ui-side label').map((text) => text?.replace('optional', ''))).toEqual([
      'Code',
      'Warehouse',
      'Use',
      'Pick sequence',
      'Goods are picked from here',
      'Name',
      'Zone',
      'Barcode',
    ]);
    expect(document.activeElement).toBe(find('.ui-side .ui-field input'));
  });

  it('[RK2] asks only a new one for what is fixed', async () => {
    const off = '.ui-side .p-dropdown.p-disabled';
    const [bin] = await show('?id=new');
    expect(document.querySelectorAll(off).length).toBe(0);
    await show(`?id=${bin}`);
    expect(document.querySelectorAll(off).length).toBe(1);
  });

  it('[RK3] is created once, however often that is asked for, and the panel closes', async () => {
    await show('?id=new');
    type('.ui-side .ui-field input', 'B-01');
    click('[data-testid=save]');
    type('.ui-side .ui-field input', 'B-02');
    click('[data-testid=save]');
    const data = { code: 'B-01', locationType: 'storage', pickable: false, pickSequence: 0, zone: '' };
    expect(created().map(({ command }) => command.data)).toEqual([expect.objectContaining(data)]);
    expect(closed).toBe(1);
  });

  it('[RK3] keeps its form open with the reason where it is refused', async () => {
    await show('?id=new');
    type('.ui-side .ui-field input', 'A-01');
    click('[data-testid=save]');
    expect(created()).toEqual([]);
    expect(closed).toBe(0);
    expect(find('.ui-side [role=alert]').textContent).not.toBe('');
  });

  it('[GRD9] asks where the record of a link is that this company does not have', async () => {
    await show('?id=elsewhere');
    expect(asked).toEqual(['location/elsewhere']);
    const [bin] = await show('?id=new');
    await show(`?id=${bin}`);
    expect(asked).toEqual([]);
  });

  it('[RK4] is not made by who may not', async () => {
    await show('?id=new', (permission) => permission !== 'location.create');
    expect(document.querySelector('.ui-side')).toBeNull();
    expect(texts('button')).not.toContain('New location');
  });
});
