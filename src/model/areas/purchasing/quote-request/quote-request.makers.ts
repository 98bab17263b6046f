import type { DecisionContext } from '#model/engine/document-type.ts';
import { placeOfOrder } from './award-places.ts';
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

/** A draft order for each supplier that gets lines. */
export function awarded({ id, view }: Context, data: Award): Awarded {
  const suppliers = [...new Set(data.lines.map(({ supplier }) => supplier))];
  const lines = data.lines.map(({ line, supplier }) => ({ line, supplier }));
  const linesOf = (party: string): readonly string[] =>
    lines.flatMap(({ line, supplier }) => (supplier === party ? [line] : []));
  return {
    ...data,
    lines,
    orders: suppliers.map((supplier) => ({
      supplier,
      order: placeOfOrder(view, { request: id, supplier, lines: linesOf(supplier) }),
    })),
  };
}
