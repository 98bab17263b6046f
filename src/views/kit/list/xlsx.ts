import type { CellValue, ExportTable } from './export-table.ts';
import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import { workbookText } from '#model/values/csv-cell.ts';

/** A table as an Excel workbook with one sheet, its header bold and frozen. A single task, however long it takes. */
export function xlsxOf({ head, rows }: ExportTable, sheet: string): Promise<Blob> {
  const data: SheetData = [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  return writeExcelFile(data, { sheet: sheetName(sheet), stickyRowsCount: 1 }).toBlob();
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function cellOf(value: CellValue): SheetData[number][number] {
  if (value === null || value === '') return null;
  if (value instanceof Date) return { type: Date, value, format: 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'string' && DAY.test(value))
    return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'yyyy-mm-dd' };
  return { value: typeof value === 'string' ? workbookText(value) : value };
}

/** Excel allows neither these characters nor more than 31 characters. */
const sheetName = (name: string): string => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);
