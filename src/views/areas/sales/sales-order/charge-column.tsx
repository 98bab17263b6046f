import { useLingui } from '@lingui/react/macro';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import type { Charge } from '#model/lines/line-schemas.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { chargeWords } from './charge.messages.ts';
import type { DraftLine } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

const NONE = 'none';

/** Whether a service is charged on top of the goods, as freight or a fee; nothing while no line is a service. [SO91] */
export function useChargeColumn({ value: { lines }, change }: OrderEditor): readonly LineColumn<DraftLine>[] {
  const { t, i18n } = useLingui();
  const { view } = useModel().replica;
  const isService = ({ product }: DraftLine): boolean => {
    const row = product === null ? undefined : view.get('product', product);
    return row !== undefined && !isStocked(row);
  };
  if (!lines.some(isService)) return [];
  const text = ({ charge }: DraftLine): string => (charge ? i18n._(chargeWords[charge]) : '');
  const choose = (line: DraftLine, chosen: Charge | typeof NONE): void => {
    const { charge: _, ...rest } = line;
    const next = chosen === NONE ? rest : { ...rest, charge: chosen };
    change({ lines: lines.map((one) => (one.id === line.id ? next : one)) });
  };
  const input = (line: DraftLine, label: string) =>
    isService(line) ? (
      <Select<Charge | typeof NONE>
        label={label}
        value={line.charge ?? NONE}
        options={[
          { value: NONE, label: '–' },
          { value: 'freight', label: i18n._(chargeWords.freight) },
          { value: 'fee', label: i18n._(chargeWords.fee) },
        ]}
        onChange={(chosen) => choose(line, chosen)}
      />
    ) : (
      <span className="ui-lines-text" />
    );
  return [{ id: 'charge', header: t`Charge`, width: '7rem', text, input }];
}
