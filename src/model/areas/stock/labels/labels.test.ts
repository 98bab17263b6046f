import { describe, expect, test } from 'vitest';
import { rightDigit } from '#model/gs1/check-digit.ts';
import { builtInLabelFormats } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { designOf } from '#model/areas/setup/label-format/format-of.ts';
import { sizeOf, type LabelDesign } from '#model/values/label-formats.ts';
import { drawnAs, itemLabel, palletLabel, placeLabel, type Label } from './label-parts.ts';
import { palletsIn, ssccOf } from '#model/gs1/sscc.ts';
import { labelSchema } from './label-schema.ts';
import { zplOf } from './zpl.ts';

describe('numbers of pallets', () => {
  test('[LB1] have 18 digits: extension, prefix, serial and the check digit of GS1', () => {
    expect(ssccOf('0614141', 123_456_789)).toBe('006141411234567890'); // the example of the GS1 specification
    expect(ssccOf('7350012', 0)).toMatch(/^0735001200000000\d\d$/);
    for (const prefix of ['7350', '7350012', '735001234567'])
      for (const serial of [0, 1, palletsIn(prefix) - 1]) {
        const sscc = ssccOf(prefix, serial);
        expect([sscc.length, rightDigit(sscc), sscc.slice(1, 1 + prefix.length)]).toEqual([18, null, prefix]);
      }
  });

  test('[LB1] are all different, up to the last that the prefix has', () => {
    const last = palletsIn('735001234567') - 1;
    const all = Array.from({ length: 2000 }, (_, at) => ssccOf('735001234567', last - at));
    expect(new Set(all).size).toBe(2000);
    expect(all[0]?.startsWith('9')).toBe(true);
  });
});

const sscc = ssccOf('7350012', 17);
const design = (size: '57x32' | '100x50', over: Partial<LabelDesign> = {}): LabelDesign => ({
  ...sizeOf(size),
  symbology: 'automatic',
  withName: true,
  ...over,
});
const long = 'HEX-BOLT-M8X40-ZINC-PLATED-100';
const smallest: LabelDesign = { ...design('57x32'), width: 20, height: 20 };
const labelsOf = (format: LabelDesign): readonly Label[] => [
  placeLabel(format, { code: 'A-01-2', name: 'Fläktar', warehouse: 'Årsta', barcode: '' }),
  itemLabel(format, { sku: 'BOLT-M8', name: 'Sexkantsskruv M8', code: '7350012000011' }),
  palletLabel(format, { company: 'Nordlager AB', sscc, lines: ['', 'Till butik 4'] }),
];

describe('labels', () => {
  const designs = builtInLabelFormats.map((one) => [one.code, designOf(one)] as const);
  test.each([...designs, ['the smallest', smallest] as const])(
    '[LB2] of %s have all their parts inside and apart, and say what the code says',
    (_, format) => {
      const { width, height } = format;
      for (const { size, parts } of labelsOf(format)) {
        expect(size).toEqual({ width, height });
        const tops = parts.map(({ y }) => y);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        const code = parts.find((part) => part.kind === 'code');
        // The smallest has no room for the bars of a pallet: its number stands there in letters.
        const said = code?.data ?? `(00)${sscc}`;
        expect(parts.some((part) => part.kind === 'text' && part.text === said)).toBe(true);
        for (const part of parts) {
          const tall = part.kind === 'text' ? part.size : part.height;
          expect(part.x + part.width).toBeLessThanOrEqual(width);
          expect(part.y + tall).toBeLessThanOrEqual(height);
          const below = parts[parts.indexOf(part) + 1]?.y ?? height;
          expect(part.y + tall).toBeLessThanOrEqual(below + 0.001);
        }
      }
    },
  );

  test('[LB2] a code that no Code 128 can hold is in letters alone', () => {
    const { parts } = placeLabel(design('100x50'), { code: 'Å-01', name: '', warehouse: '', barcode: '' });
    expect(parts.map(({ kind }) => kind)).not.toContain('code');
  });

  test('[LB26] too narrow for bars say their code in a QR code, or in letters alone', () => {
    const drawn = (format: LabelDesign, code: string) =>
      drawnAs(itemLabel(format, { sku: 'BOLT', name: '', code }));
    expect([drawn(design('57x32'), 'BOLT-M8'), drawn(design('57x32'), long)]).toEqual(['bars', 'qr']);
    expect(drawn(design('100x50'), long)).toBe('bars');
    expect(drawn(smallest, '7350012000011')).toBe('qr');
    expect(drawn(design('57x32'), 'SKÅP')).toBe('letters');
    const small = { ...design('57x32'), width: 38 };
    expect(drawnAs(palletLabel(small, { company: '', sscc, lines: [] }))).toBe('letters');
  });

  test('[LBF10] have a name or not, and an EAN-13 or Code 128, as their format says', () => {
    const said = (over: Partial<LabelDesign>) => {
      const one = { sku: 'BOLT-M8', name: 'Bolt', code: '7350012000011' };
      const { parts } = itemLabel(design('57x32', over), one);
      return parts.map((part) => (part.kind === 'code' ? part.symbology : part.text));
    };
    expect(said({})).toEqual(['BOLT-M8', 'Bolt', 'EAN13', '7350012000011']);
    expect(said({ withName: false, symbology: 'code128' })).toEqual(['BOLT-M8', 'CODE128', '7350012000011']);
    const bare = design('100x50', { withName: false, symbology: 'code128' });
    const pallet = palletLabel(bare, { company: 'Nordlager AB', sscc, lines: [] });
    expect(pallet.parts.map((part) => (part.kind === 'code' ? part.symbology : part.text))).toEqual([
      'SSCC',
      sscc,
      'GS1',
      `(00)${sscc}`,
    ]);
    const place = placeLabel(bare, { code: 'A-01', name: 'Fans', warehouse: 'North', barcode: '' });
    expect(place.parts.map((part) => (part.kind === 'text' ? part.text : ''))).toEqual(['A-01', '', 'A-01']);
  });
});

describe('ZPL', () => {
  test('[LB3] has the texts and codes of each label, in dots, in as many copies', () => {
    const [place, item, pallet] = labelsOf(design('100x50')).map((label) => zplOf([label], 203, 2));
    expect(place?.split('\n')).toEqual([
      '^XA',
      '^CI28',
      '^PW799',
      '^LL400',
      '^LH0,0',
      expect.stringMatching(/^\^FO24,24\^A0N,(\d+),\1\^TBN,751,\d+\^FH\^FDA-01-2\^FS$/),
      expect.stringContaining('^FDFläktar · Årsta^FS'),
      expect.stringMatching(/^\^FO40,\d+\^BY\d\^BCN,\d+,N,N,N,A\^FH\^FDA-01-2\^FS$/),
      expect.stringContaining('^FDA-01-2^FS'),
      '^PQ2',
      '^XZ',
    ]);
    expect(item).toMatch(/\^BEN,\d+,N,N\^FH\^FD735001200001\^FS/);
    expect(zplOf([itemLabel(design('57x32'), { sku: 'A', name: '', code: long })], 203)).toMatch(
      /\^BQN,2,\d\^FH\^FDMA,HEX-/,
    );
    expect(pallet).toContain(`^BCN,`);
    expect(pallet).toContain(`,N,N,N,D^FH^FD(00)${sscc}^FS`);
    expect(zplOf(labelsOf(design('57x32')), 300).match(/\^XA/g)).toHaveLength(3);
  });

  test('[LB3] no text begins a command', () => {
    const text = zplOf([itemLabel(design('57x32'), { sku: 'A^XZ~JA_1', name: '', code: 'A^B' })], 203);
    expect(text).toContain('^FDA_5EXZ_7EJA_5F1^FS');
    expect(text.match(/\^XZ/g)).toHaveLength(1);
  });

  const part = { x: 1, y: 1, height: 10, width: 40 };
  const codes = {
    EAN13: '7350012000013',
    CODE128: 'A-01/2',
    QR: 'A-01/2',
    GS1: '(00)340123450000000017(10)LOT-7',
  } as const;
  const printed = (given: object) =>
    labelSchema.safeParse({ size: { width: 50, height: 30 }, parts: [{ ...part, ...given }] }).success;

  test.each(Object.entries(codes))(
    '[LB5] %s holds what it can, and nothing that a printer takes for a command',
    (symbology, data) => {
      const fits = (text: string) => printed({ kind: 'code', symbology, data: text });
      expect(fits(data)).toBe(true);
      for (const sign of ['\u0000', '\n', '\r', '\u001b', '\u0010', '\u007f', '\u0085', 'å'])
        expect([sign, fits(`${data}${sign}`), fits(`${sign}${data}`)]).toEqual([sign, false, false]);
      // Code 128 has these signs: a printer gets them escaped (LB3).
      for (const command of ['^XZ', '~JA', '^FS^XZ'])
        expect(fits(`${data}${command}`)).toBe(symbology === 'CODE128' || symbology === 'QR');
      expect(fits('')).toBe(false);
    },
  );

  test.each(Object.keys(codes))('[LB3] no %s begins a command, whoever asked for it', (symbology) => {
    const label = {
      size: { width: 50, height: 30 },
      parts: [{ ...part, kind: 'code', symbology: symbology as 'GS1', data: '1^XZ~JA\n^XA^XZ' } as const],
    };
    const text = zplOf([label], 203);
    expect([text.match(/\^XA/g), text.match(/\^XZ/g), text.match(/~/g)]).toEqual([['^XA'], ['^XZ'], null]);
  });

  test('[LB5] texts hold no signs of control', () => {
    const text = { kind: 'text', x: 1, y: 1, size: 3, width: 40 };
    const fits = (said: string) =>
      labelSchema.safeParse({ size: { width: 50, height: 30 }, parts: [{ ...text, text: said }] }).success;
    expect([fits('Skruv åäö ^~'), fits(''), fits('a\nb'), fits('a\u001bb'), fits('a\u0085b')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
