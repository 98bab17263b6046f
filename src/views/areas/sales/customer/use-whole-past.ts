import type { ListAsk } from '#model/engine/list-answer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useAsync, type Async } from '#views/ui/use-async.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** Rows that one request brings. */
const AT_ONCE = 1_000;
const TABLES = ['invoice', 'payment'] as const;

/**
 * Brings all invoices and payments that a customer ever had to this device, where they are asked for: what was settled long
 * ago is not kept on devices. [REC5]
 * @param isAsked false: nothing is asked, and it is ready at once
 */
export function useWholePast(customer: string, isAsked: boolean): Async<void> {
  const model = useModel();
  const today = useToday();
  const language = useLanguage();
  const ask: ListAsk = {
    search: '',
    filters: { customer },
    sort: { column: 'number', direction: 'ascending' },
    language,
    today,
    except: [],
  };
  const asked = useAsync(`${customer} ${isAsked}`, async () => {
    if (!isAsked) return;
    for (const table of TABLES) {
      if (!model.may(`${table}.view`)) continue;
      for (let next: string | null = ''; next !== null;) {
        const part = { part: 'rows', limit: AT_ONCE, ...(next === '' ? {} : { after: next }) } as const;
        ({ next } = await model.askList(table, ask, part, true));
      }
    }
  });
  return isAsked ? asked : { status: 'ready', value: undefined };
}
