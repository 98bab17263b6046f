import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { labelFormatFixture, sheetFixture } from '#model/areas/setup/label-format/label-format.fixtures.ts';
import { placeLabel } from '#model/areas/stock/labels/label-parts.ts';
import type { LabelSheets } from '#model/areas/stock/labels/label-sheets.ts';
import type { PaperDesk } from '#model/papers/paper-desk.ts';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { BrowserProvider, useBrowser } from '#views/navigation/browser-context.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { LabelPdf } from './label-pdf.tsx';

afterEach(unmount);

const design = { width: 50, height: 25, withName: true, symbology: 'automatic' } as const;
const labels = ['A-01', 'A-02', 'A-03'].map((code) =>
  placeLabel(design, { code, name: '', warehouse: 'Main', barcode: '' }),
);

test.each([
  ['a roll', labelFormatFixture(), 3, [1, 1, 1]],
  ['sheets, after the places that are used up', sheetFixture(), 17, [1, 2]],
])(
  '[LB28] labels of %s are asked for as a PDF, saved by name, and noted',
  async (_, format, used, counts) => {
    const asked: LabelSheets[] = [];
    const saved: string[] = [];
    let printed = 0;
    const desk: Partial<PaperDesk<Blob>> = {
      labels: async (company, sheets) => {
        asked.push(sheets);
        return company === 1 ? new Blob(['%PDF']) : { detail: null };
      },
    };
    function Around() {
      const app = { ...useApp(), papers: async () => desk as PaperDesk<Blob> }; // all that is used of it
      const files = { ...useBrowser().files, give: (name: string) => void saved.push(name) };
      return (
        <AppProvider value={app}>
          <BrowserProvider value={{ ...useBrowser(), files }}>
            <LabelPdf {...{ format, labels, used }} name="Bins" onPrinted={() => void (printed += 1)} />
          </BrowserProvider>
        </AppProvider>
      );
    }
    await showAt(deviceWith(new SalesWorld().base), '/en/here', () => <Around />);
    await act(async () => click('[data-testid=pdf]'));
    expect(asked.map(({ sheets }) => sheets.map((sheet) => sheet.length))).toEqual([counts]);
    expect([saved, printed]).toEqual([['Bins.pdf'], 1]);
  },
);
