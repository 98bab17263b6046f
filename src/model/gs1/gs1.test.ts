import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigitOf, gtin14, printedGtin, rightDigit, writtenForms } from './check-digit.ts';
import { bareCode, gtinOf, readScan, searchedCode, type Scan } from './read-scan.ts';

const TODAY = '2026-11-24';
const GS = '\u001D';
const read = (text: string): Scan => readScan(text, TODAY);
const gtin = '04006381333931';

describe('check digits', () => {
  it.each(['96385074', '036000291452', '4006381333931', '14006381333938', '340123450000000000'])(
    '[BC1] of %s are right',
    (code) => {
      expect(rightDigit(code.slice(0, -1) + checkDigitOf(code.slice(0, -1)))).toBeNull();
      expect(checkDigitOf(code.slice(0, -1))).toBe(Number(code.at(-1)));
    },
  );

  it('[BC1] a wrong digit and two swapped neighbours are told, with the right digit', () => {
    expect(rightDigit('4006381333930')).toBe(1);
    expect(rightDigit('4006383133931')).not.toBeNull();
  });

  it('[BC2] one article has one number', () => {
    expect(gtin14('4006381333931')).toBe(gtin);
    expect(gtin14('036000291452')).toBe('00036000291452');
    expect(gtin14('4006381333932')).toBeUndefined();
    expect(gtin14('ABC')).toBeUndefined();
    expect(writtenForms('036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452']);
    expect(writtenForms('14006381333938')).toEqual(['14006381333938']);
    expect(writtenForms('A-1')).toEqual(['A-1']);
    expect(printedGtin(gtin)).toBe('4006381333931');
    expect(printedGtin('00000096385074')).toBe('96385074');
  });
});

describe('codes as they are scanned', () => {
  it.each<[string, Scan]>([
    ['4006381333931', { code: '4006381333931', gtin }],
    [']E04006381333931', { code: '4006381333931', gtin }],
    [']E496385074', { code: '96385074', gtin: '00000096385074' }],
    ['BOLT-M8', { code: 'BOLT-M8' }],
    [']C0BOLT-M8', { code: 'BOLT-M8' }],
    ['4006381333932', { code: '4006381333932' }],
    ['', { code: '' }],
    ['https://example.com/product/7', { code: 'https://example.com/product/7' }],
  ])('[BC6] %j stands for itself', (text, scan) => {
    expect(read(text)).toEqual(scan);
  });

  const whole = { gtin, lot: 'A1-7/b', expiresOn: '2027-02-28' };
  it.each<[string, Partial<Scan>]>([
    [`]d201${gtin}1727022810A1-7/b`, whole],
    [`]C101${gtin}10A1-7/b${GS}17270228`, whole],
    [`]Q310A1-7/b${GS}17270228${GS}01${gtin}`, whole],
    [`${GS}01${gtin}10A1-7/b${GS}17270228`, whole],
    [`01${gtin}1727022810A1-7/b`, whole],
    [`(01)${gtin}(17)270228(10)A1-7/b`, whole],
    [`(01) ${gtin} (17) 270228 (10) A1-7/b`, whole],
    [`]C1(01)${gtin}(17)270228(10)A1-7/b`, whole],
    [`]e001${gtin}`, { gtin }],
    [`01${gtin}`, { gtin }],
    [`]d201${gtin}21SN 1`.replace(' ', '_'), { gtin, serial: 'SN_1' }],
    [`]C102${gtin}3712`, { gtin, count: 12 }],
    [`]C101${gtin}300005`, { gtin, count: 5 }],
    [`01${gtin}3103000525`, { gtin, weight: 525 }],
    [`01${gtin}3100000002`, { gtin, weight: 2000 }],
    [`01${gtin}3105123456`, { gtin, weight: 1235 }],
    [`01${gtin}11260101151612319912abc`, { gtin, producedOn: '2026-01-01', expiresOn: '2016-12-31' }],
    [`01${gtin}7003261231120010LOT`, { gtin }],
    [`]C100340123450000000000`, { sscc: '340123450000000000' }],
    ['00340123450000000000', { sscc: '340123450000000000' }],
    ['340123450000000000', { sscc: '340123450000000000' }],
    [
      `]C10034012345000000000002${gtin}37${48}${GS}10L`,
      { sscc: '340123450000000000', gtin, count: 48, lot: 'L' },
    ],
  ])('[BC3] %j', (text, scan) => {
    const { code: _, ...said } = read(text);
    expect(said).toEqual(scan);
  });

  it.each<[string, Partial<Scan>]>([
    [
      `https://id.gs1.org/01/${gtin}/10/A%2F1/21/S9?17=261200&utm=x`,
      { gtin, lot: 'A/1', serial: 'S9', expiresOn: '2026-12-31' },
    ],
    [`HTTPS://EXAMPLE.COM/shop/01/4006381333931`, { gtin }],
    [`http://example.se/01/${gtin}/?3103=000750`, { gtin, weight: 750 }],
    ['https://id.gs1.org/00/340123450000000000', { sscc: '340123450000000000' }],
  ])('[BC4] %s', (text, scan) => {
    const { code: _, ...said } = read(text);
    expect(said).toEqual(scan);
  });

  it.each([
    ']C10104006381333932',
    ']d2',
    `01${gtin}17261331${GS}`,
    `]d201${gtin}17260230`,
    `(01)04006381333932`,
    `(01)${gtin}(17)2612`,
    `]C100340123450000000001`,
    'https://id.gs1.org/01/04006381333932',
    `]C101${gtin}88`,
    `]C101${gtin}10${'A'.repeat(21)}`,
  ])('[BC1, BC6] %j was misread', (text) => {
    expect(read(text).isMisread).toBe(true);
    expect(gtinOf(text) === undefined || text.includes('17')).toBe(true);
  });

  it.each(['10ABC', '21-4', '0104006381333932', '00340123450000000001', '1727022810A1', '01', '(x)1'])(
    '[BC6] %j only looks like elements',
    (text) => {
      expect(read(text)).toEqual({ code: text });
    },
  );

  it.each([
    ['270200', TODAY, '2027-02-28'],
    ['280200', TODAY, '2028-02-29'],
    ['770101', TODAY, '1977-01-01'],
    ['760101', TODAY, '2076-01-01'],
    ['000101', '1960-01-01', '2000-01-01'],
    ['990101', '2049-06-01', '2099-01-01'],
    ['990101', '2048-06-01', '1999-01-01'],
    ['000101', '2050-01-01', '2100-01-01'],
  ])('[BC5] %s seen on %s is %s', (day, today, means) => {
    expect(readScan(`(01)${gtin}(17)${day}`, today).expiresOn).toBe(means);
  });

  it('[BC6] says nothing of its symbol once it is read', () => {
    expect([']C0A-01', ']C100340123450000000000', 'A-01', `${GS}0112`].map(bareCode)).toEqual([
      'A-01',
      '00340123450000000000',
      'A-01',
      '0112',
    ]);
  });

  it.each([
    [`]d201${gtin}10A`, '4006381333931'],
    ['0036000291452', '36000291452'],
    ['bolt m8', 'bolt m8'],
  ])('[BC7] %j is searched as %s', (text, asked) => {
    expect(searchedCode(text)).toBe(asked);
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const key = (length: number) => digits(length - 1).map((start) => start + checkDigitOf(start));
const free = fc.stringMatching(/^[A-Za-z0-9_./:+*-]{1,20}$/);
const goods = fc.record({
  gtin: key(14),
  lot: free,
  serial: free,
  count: fc.integer({ min: 0, max: 99_999_999 }),
});

describe('any code', () => {
  it('[BC3, BC4] what is written is read, in every order and form', () => {
    fc.assert(
      fc.property(goods, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (one, order) => {
        const said = { gtin: one.gtin, lot: one.lot, serial: one.serial, count: one.count };
        const parts = [`10${one.lot}`, `21${one.serial}`, `37${one.count}`];
        const sorted = order.map((at) => parts[at]);
        const printed = sorted.map((part) => `(${part?.slice(0, 2)})${part?.slice(2)}`).join('');
        const path = `10/${encodeURIComponent(one.lot)}/21/${encodeURIComponent(one.serial)}?37=${one.count}`;
        for (const text of [
          `]C101${one.gtin}${sorted.join(GS)}`,
          `]d2${sorted.join(GS)}${GS}01${one.gtin}`,
          `(01)${one.gtin}${printed}`,
          `https://a.example/01/${one.gtin}/${path}`,
        ])
          expect(read(text)).toMatchObject(said);
      }),
    );
  });

  it('[BC1] one wrong digit is always seen', () => {
    fc.assert(
      fc.property(key(13), fc.nat(12), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
        const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1);
        expect(rightDigit(wrong)).not.toBeNull();
        expect(read(`]C1010${wrong}`).isMisread).toBe(true);
      }),
    );
  });

  it('[BC2] all ways to write a GTIN are the same article', () => {
    fc.assert(
      fc.property(fc.oneof(key(8), key(12), key(13), key(14)), (code) => {
        const forms = writtenForms(code);
        expect(forms).toContain(code);
        expect(new Set(forms.map(gtin14))).toEqual(new Set([gtin14(code)]));
        for (const form of forms) expect(form).toContain(searchedCode(code));
      }),
    );
  });

  it('[BC6] never throws, and nothing is read into it that it does not hold', () => {
    const piece = fc.oneof(
      fc.string(),
      digits(6),
      free,
      fc.constantFrom(']C1', ']d2', GS, '(01)', '01', '17', 'https://x/01/', '%E0'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        const scan = read(text);
        const isHeld = scan.lot === undefined || text.includes('%') || text.includes(scan.lot);
        expect([isHeld, rightDigit(scan.gtin ?? '0')]).toEqual([true, null]);
      }),
      { numRuns: 2000 },
    );
  });
});
