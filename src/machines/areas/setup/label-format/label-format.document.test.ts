import { describe, expect, test } from 'vitest';
import {
  builtInFormat,
  builtInLabelFormats,
} from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { formatOf } from '#model/areas/setup/label-format/format-of.ts';
import type { LabelFormatForm } from '#model/areas/setup/label-format/label-format.facts.ts';
import { labelFormatFixture, sheetFixture } from '#model/areas/setup/label-format/label-format.fixtures.ts';
import { defaultLabels, labelFormats } from '#model/values/label-formats.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const refused = (code: string, field?: string) => ({
  accepted: false,
  refusal: { code, ...(field && { fields: { [field]: code } }) },
});

function worldWith(over: Partial<LabelFormatForm> = {}) {
  const world = companyWorld();
  const own = world.id();
  const form = labelFormatFixture(over);
  world.must('labelFormat', own, 'create', form);
  const setLabels = (given: object) =>
    world.do('company', 'company', 'setLabels', { ...defaultLabels, ...given });
  return { world, own, form, setLabels };
}

describe('a label format', () => {
  test('[LBF1] has a code of its own, whatever its case and even beside archived ones', () => {
    const { world, own, form } = worldWith();
    world.must('labelFormat', own, 'archive');
    for (const code of ['shelf', '57X32'])
      expect(world.do('labelFormat', world.id(), 'create', { ...form, code })).toMatchObject(
        refused('codeTaken', 'code'),
      );
  });

  test('[LBF2] that came with the company keeps its code and what it measures, and may change otherwise', () => {
    const { world } = worldWith();
    const id = builtInFormat('A4-24');
    const found = builtInLabelFormats.find((one) => one.id === id);
    if (!found) throw new Error('it is not built in');
    const { id: _, ...form } = found;
    const changes = {
      code: 'MINE',
      width: 69_000,
      height: 36_000,
      rows: 7,
      columns: 2,
      marginTop: null,
      gapDown: 10,
    };
    for (const [field, value] of Object.entries(changes))
      expect(world.do('labelFormat', id, 'update', { ...form, [field]: value })).toEqual(
        refused('labelFormatKeepsSize', field),
      );
    world.must('labelFormat', id, 'update', { ...form, name: { en: 'Sheets', sv: '' }, forPlaces: false });
    expect(world.row('labelFormat', id)).toMatchObject({
      name: { en: 'Sheets' },
      forPlaces: false,
      builtIn: true,
    });
  });

  test('[LBF3] is for something', () => {
    const { world } = worldWith();
    const nothing = labelFormatFixture({ code: 'NONE', forProducts: false, forPlaces: false });
    expect(world.do('labelFormat', world.id(), 'create', nothing)).toEqual(
      refused('labelFormatForNothing', 'forProducts'),
    );
  });

  test('[LBF4] has all its labels on the sheet, to the thousandth of a millimetre', () => {
    const { world } = worldWith();
    const create = (over: Partial<LabelFormatForm>) =>
      world.do('labelFormat', world.id(), 'create', sheetFixture(over));
    expect(create({ columns: null })).toEqual(refused('sheetNeedsCount', 'columns'));
    expect(create({ rows: null })).toEqual(refused('sheetNeedsCount', 'rows'));
    // Two of 80 mm with 5 mm between them take 165 of the 210 mm of an A4.
    expect(create({ marginLeft: 45_001 })).toEqual(refused('labelsBesidePaper', 'columns'));
    // Nine of 30 mm take 270 of its 297 mm.
    expect(create({ marginTop: 27_001 })).toEqual(refused('labelsBesidePaper', 'rows'));
    expect(create({ marginLeft: 45_000, marginTop: 27_000 }).accepted).toBe(true);
    expect(create({ code: 'US', paper: 'letter' })).toEqual(refused('labelsBesidePaper', 'rows'));
    expect(create({ code: 'ROLL', paper: 'roll', columns: null, rows: null }).accepted).toBe(true);
  });

  test('[LBF5] that is usually printed in is not archived, and stays what it is for', () => {
    const { world, own, form, setLabels } = worldWith();
    expect(world.do('labelFormat', builtInFormat('100x50'), 'archive')).toEqual(
      refused('labelFormatIsUsual'),
    );
    expect(setLabels({ place: own }).accepted).toBe(true);
    world.must('labelFormat', builtInFormat('100x50'), 'archive');
    expect(world.do('labelFormat', own, 'archive')).toEqual(refused('labelFormatIsUsual'));
    expect(world.do('labelFormat', own, 'update', { ...form, forPlaces: false })).toEqual(
      refused('labelFormatIsUsual', 'forPlaces'),
    );
    world.must('labelFormat', own, 'update', { ...form, forProducts: false });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[LBF6] comes with the company: five on the roll, two on sheets, each with an id of its own', () => {
    const world = companyWorld();
    const rows = [...world.store.all('labelFormat').values()];
    expect(rows.map(({ id }) => id).toSorted()).toEqual(builtInLabelFormats.map(({ id }) => id).toSorted());
    expect(new Set(builtInLabelFormats.map(({ id }) => id)).size).toBe(7);
    expect(world.row('labelFormat', builtInFormat('57x32'))).toMatchObject({
      state: 'active',
      builtIn: true,
      width: 57_000,
      height: 32_000,
      paper: 'roll',
    });
  });
});

describe('label settings', () => {
  test('[LBF7] name formats that are in use and for it; those held already may stay', () => {
    const { world, own, setLabels } = worldWith();
    expect(setLabels({ pallet: own })).toEqual(refused('unknownLabelFormat', 'pallet'));
    expect(setLabels({ item: world.id() })).toEqual(refused('unknownLabelFormat', 'item'));
    expect(setLabels({ item: 'A4-24' })).toMatchObject({ accepted: false, refusal: { code: 'invalid' } });
    expect(setLabels({ item: own }).accepted).toBe(true);
    world.must('labelFormat', builtInFormat('76x51'), 'archive');
    expect(setLabels({ item: '76x51' })).toEqual(refused('unknownLabelFormat', 'item'));
    expect(setLabels({ item: own, dots: 300 }).accepted).toBe(true);
  });

  test('[LBF7] from before formats were documents name the built-in format of the size', () => {
    const { world } = worldWith();
    for (const size of labelFormats)
      expect(formatOf(size, (id) => world.row('labelFormat', id))).toMatchObject({
        code: size,
        state: 'active',
      });
    expect(formatOf('57x32', () => undefined)).toMatchObject({ code: '57x32', width: 57_000 });
    expect(formatOf(world.id(), () => undefined)).toBeUndefined();
  });
});
