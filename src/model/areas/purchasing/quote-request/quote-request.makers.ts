import type { DecisionContext } from '#model/engine/document-type.ts';
import { idWithin } from '#model/values/ids.ts';
import type {
  Answered,
  Award,
  Awarded,
  Declined,
  OpenQuoteRequest,
  QuoteRequestForm,
  QuoteRequestRow,
  SupplierAnswer,
  SupplierDecline,
} from './quote-request.facts.ts';

type Context = DecisionContext<QuoteRequestRow>;

export const created = (_: Context, data: OpenQuoteRequest): QuoteRequestForm => ({
  warehouse: data.warehouse,
  answerBy: data.answerBy ?? null,
  notes: data.notes ?? '',
  suppliers: data.suppliers ?? [],
  lines: data.lines ?? [],
});

export const sent = (context: Context): { number: string | null; sentOn: string } => ({
  number: context.draw('RFQ'),
  sentOn: context.env.today,
});

/** How an answer came: by a link, and whether after the deadline. [RFQ7] */
function manner({ row, view, env }: Context): Pick<Answered, 'byLink' | 'isLate'> {
  const answerBy = row?.answerBy ?? null;
  return {
    ...(view.get('sharedLink', env.by) && { byLink: true as const }),
    ...(answerBy !== null && env.today > answerBy && { isLate: true as const }),
  };
}

export function answered(context: Context, answer: SupplierAnswer): Answered {
  const { shown: _, ...data } = answer;
  return { ...data, ...manner(context) };
}

export function declined(context: Context, answer: SupplierDecline): Declined {
  const { shown: _, ...data } = answer;
  return { ...data, ...manner(context) };
}

/** A draft order for each supplier that gets lines; its id follows from the request, so that the same award makes the same. */
export function awarded({ id }: Context, data: Award): Awarded {
  const suppliers = [...new Set(data.lines.map(({ supplier }) => supplier))];
  const lines = data.lines.map(({ line, supplier }) => ({ line, supplier }));
  return {
    ...data,
    lines,
    orders: suppliers.map((supplier) => ({ supplier, order: idWithin(id, supplier) })),
  };
}
