import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type {
  CostCorrection,
  GoodsReceiptRow,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { correctedLines } from '#model/areas/purchasing/goods-receipt/goods-receipt.corrections.ts';
import { unitCostOf } from '#model/values/money.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** What a correction does to a product; money in minor units, averages in ten-thousandths. */
interface Change {
  readonly id: string;
  readonly product: string;
  /** Null where none is in stock. */
  readonly before: number | null;
  readonly after: number | null;
  readonly inStock: number;
  readonly expensed: number;
}

interface EffectProps {
  readonly row: GoodsReceiptRow;
  readonly lines: CostCorrection['lines'];
}

/** The averages before and after, what goes into stock, and what is expensed because its goods are gone. */
export function CorrectionEffect({ row, lines }: EffectProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const product = useReadProductColumn<Change>();
  const key = JSON.stringify([row.version, lines]);
  const changes = useQuery(['valuation'], key, (model) => changesOf(model, row, lines), []);
  const average = (cost: number | null): string => (cost === null ? '–' : format.unitPrice(cost, currency));
  const sum = changes.reduce((total, { expensed }) => total + expensed, 0);
  if (changes.length === 0) return null;
  return (
    <LineList
      title={t`What this changes`}
      lines={changes}
      columns={[
        product,
        { id: 'before', header: t`Average now`, align: 'end', text: ({ before }) => average(before) },
        { id: 'after', header: t`Average after`, align: 'end', text: ({ after }) => average(after) },
        {
          id: 'inStock',
          header: t`Into stock`,
          align: 'end',
          text: ({ inStock }) => format.money(inStock, currency),
        },
        {
          id: 'expensed',
          header: t`Expensed`,
          align: 'end',
          text: ({ expensed }) => format.money(expensed, currency),
        },
      ]}
      totals={[
        { id: 'expensed', label: t`Expensed, as the goods are gone`, value: format.money(sum, currency) },
      ]}
    />
  );
}

function changesOf(
  { replica }: CompanyModel,
  row: GoodsReceiptRow,
  lines: CostCorrection['lines'],
): Change[] {
  const { view } = replica;
  const changes = new Map<string, Change>();
  for (const { line, value, expensed } of correctedLines(view, row, lines)) {
    const product = row.lines.find(({ id }) => id === line)?.product ?? '';
    const held = view.get('valuation', product) ?? { quantity: 0, value: 0 };
    const earlier = changes.get(product);
    const inStock = (earlier?.inStock ?? 0) + value;
    const averageOf = (worth: number): number | null =>
      held.quantity > 0 ? unitCostOf(worth, held.quantity) : null;
    changes.set(product, {
      id: product,
      product,
      before: averageOf(held.value),
      after: averageOf(held.value + inStock),
      inStock,
      expensed: (earlier?.expensed ?? 0) + expensed,
    });
  }
  return [...changes.values()];
}
