import { describe, expect, it } from 'vitest';
import { confirmationFixture } from './paper.fixtures.ts';
import { makePdf } from './make-pdf.ts';
import { sheetsOf } from './pdf-text.fixtures.ts';

/** How many lines, heads and totals each sheet has. */
const partsOf = (sheets: readonly string[]) =>
  sheets.map((sheet) => ({
    lines: sheet.match(/ART-\d+/g)?.length ?? 0,
    heads: sheet.match(/Artikel/g)?.length ?? 0,
    totals: sheet.match(/Netto|Moms|Totalt/g)?.length ?? 0,
  }));

describe('the PDF of a paper', () => {
  it('[PAP36] has its text as text, in any letters, and is small', async () => {
    const pdf = await makePdf(1, confirmationFixture(60), null);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(80_000);
    const [first = ''] = await sheetsOf(pdf);
    for (const text of ['Orderbekräftelse', 'SO-2026-00042', 'Östgöta Järn & Bygg AB', 'Åke Öberg'])
      expect(first).toContain(text);
    expect(first).toMatch(/i förpackning om hundra för åkerier och öbor/);
  });

  it('[PAP28, PAP32] each sheet has its number and the head of the lines, and the last one the totals', async () => {
    const sheets = await sheetsOf(await makePdf(1, confirmationFixture(60), null));
    const parts = partsOf(sheets);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, { lines }) => sum + lines, 0)).toBe(60);
    for (const { heads } of parts) expect(heads).toBe(1);
    expect(parts.map(({ totals }) => totals)).toEqual([...parts.slice(1).map(() => 0), 3]);
    sheets.forEach((sheet, at) => expect(sheet).toContain(`Sida ${at + 1} av ${sheets.length}`));
  });

  it.each([17, 18, 19, 20, 21, 22])(
    '[PAP32] of %i lines the last one is on the sheet of all totals',
    async (lines) => {
      const parts = partsOf(await sheetsOf(await makePdf(1, confirmationFixture(lines), null)));
      const summed = parts.filter(({ totals }) => totals > 0);
      expect(summed).toHaveLength(1);
      expect(summed[0]?.totals).toBe(3);
      expect(summed[0]?.lines).toBeGreaterThan(0);
    },
  );
});
