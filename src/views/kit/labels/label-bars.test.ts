import encode from 'jsbarcode';
import { encode as encodeQr } from 'uqr';
import { expect, test } from 'vitest';
import { builtInLabelFormats } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { designOf } from '#model/areas/setup/label-format/format-of.ts';
import { modulesOf, NARROWEST, qrModulesOf } from '#model/areas/stock/labels/code-width.ts';
import { itemLabel, palletLabel, type LabelCode } from '#model/areas/stock/labels/label-parts.ts';
import { zplOf } from '#model/areas/stock/labels/zpl.ts';
import { barsOf } from '#model/areas/stock/labels/bars.ts';
import { qrRowsOf } from '#model/areas/stock/labels/code-rows.ts';

const codes = [
  'A-01-2',
  '7350012000011',
  'ABCDEFGHIJKLMN',
  'ABCDEFGHIJKLMNO',
  '12345678901234567',
  'HEX-BOLT-M8X40-ZINC-PLATED-100',
];
const sscc = '(00)073500120000000179';
const said = { sku: 'BOLT', name: 'Bolt' };

/** Modules from the first dark one to the last, as they are drawn. */
function drawnModules({ symbology, data }: LabelCode): number {
  if (symbology === 'QR') return qrRowsOf(encodeQr, data).length;
  const isGs1 = symbology === 'GS1';
  return barsOf(encode, isGs1 ? data.replaceAll(/[()]/g, '') : data, isGs1)?.pattern.length ?? 0;
}

test.each(builtInLabelFormats.map((one) => [one.code, designOf(one)] as const))(
  '[LB26] labels of %s have no module below a quarter of a millimetre, drawn or in dots',
  (_, design) => {
    const labels = [
      ...codes.map((code) => itemLabel(design, { ...said, code })),
      palletLabel(design, { company: 'Nordlager AB', sscc: sscc.slice(4), lines: [] }),
    ];
    for (const label of labels)
      for (const part of label.parts.filter((one) => one.kind === 'code')) {
        expect(part.width / drawnModules(part)).toBeGreaterThanOrEqual(NARROWEST);
        for (const dots of [203, 300, 600]) {
          const [, bars, squares] = /\^BY(\d+)|\^BQN,2,(\d+)/.exec(zplOf([label], dots)) ?? [];
          const module = (Number(bars ?? squares) * 25.4) / dots;
          expect([part.data, dots, module >= NARROWEST]).toEqual([part.data, dots, true]);
        }
      }
  },
);

test.each([...codes, '123', '1234567'])(
  '[LB26] the modules of %s are as many as reckoned at most',
  (code) => {
    expect(barsOf(encode, code)?.pattern.length).toBeLessThanOrEqual(
      modulesOf(/^\d{13}$/.test(code) ? 'EAN13' : 'CODE128', code),
    );
    expect(qrRowsOf(encodeQr, code).length).toBeLessThanOrEqual(qrModulesOf(code) ?? 0);
  },
);

test('[LB26] a number of GS1 has a sign of its own before it', () => {
  const bars = barsOf(encode, sscc.replaceAll(/[()]/g, ''), true);
  expect(bars?.pattern.length).toBe(modulesOf('GS1', sscc));
});
