import { SaxesParser } from 'saxes';
import { linesOf, type TextLines } from '#server/import/delimited.ts';
import type { Reader, WrittenRate } from '#server/untrusted/contracts.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';

/**
 * In the child: the rates of a file, XML as the European Central Bank writes it (units of a currency for one euro), or CSV
 * with the columns `date`, `currency` and `rate` (units of the company's currency for one of it). None where it is neither.
 */
export const readRates: Reader<'rates'> = async (content, _, give) => {
  const text = content.toString('utf8').trimStart();
  const rates = text.startsWith('<') || text.startsWith('\uFEFF<') ? ofXml(text) : ofCsv(content);
  give(Buffer.from(JSON.stringify(rates)));
  return {};
};

function ofXml(text: string): readonly WrittenRate[] {
  const rates: WrittenRate[] = [];
  let on = '';
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new UnreadableFile('the file is no XML', { cause, params: { answer: cause.message.slice(0, 80) } });
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency, rate } = attributes as Readonly<Record<string, string>>; // without namespaces they are texts
    if (time !== undefined) on = time;
    if (currency !== undefined && rate !== undefined) rates.push({ base: 'EUR', currency, on, rate });
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return rates;
}

const named: Readonly<Record<string, readonly string[]>> = {
  on: ['date', 'day', 'datum', 'dag'],
  currency: ['currency', 'valuta', 'code', 'kod'],
  rate: ['rate', 'kurs', 'value'],
};

function ofCsv(content: Buffer): readonly WrittenRate[] {
  const [head, ...lines] = tableIn(content);
  const heads = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = (field: string): number => heads.findIndex((one) => named[field]?.includes(one));
  const [on, currency, rate] = [at('on'), at('currency'), at('rate')];
  if (on < 0 || currency < 0 || rate < 0) return [];
  return lines.map(({ cells }) => ({
    base: null,
    currency: (cells[currency] ?? '').trim().toUpperCase(),
    on: (cells[on] ?? '').trim(),
    rate: (cells[rate] ?? '').trim(),
  }));
}

/** What is no table has no lines. */
function tableIn(content: Buffer): TextLines['lines'] {
  try {
    return linesOf(content).lines;
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}
