import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePartyOptions } from '#views/areas/setup/party/party-options.ts';
import { ScanField } from '#views/kit/lines/scan-field.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { useWarehouseOptions } from '#views/kit/document/use-warehouse-options.ts';
import { findReturn, findSale } from './find-sale.ts';
import { useBeginReturn } from '../sales-order/use-begin-return.ts';

interface BeginProps {
  readonly onClose: () => void;
}

/** Begins a return by the delivery note or the order that it is of. [RT1] */
export function BeginReturnDialog({ onClose }: BeginProps) {
  const { t } = useLingui();
  const model = useModel();
  const { scan, problem, looks } = useFinding(onClose);
  return (
    <Dialog
      open
      title={t`New return`}
      width="34rem"
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <div className="ui-stack">
        <p className="ui-soft">
          <Trans>
            Scan the return slip or the delivery note that came with the goods, or type the number of a
            shipment or an order.
          </Trans>
        </p>
        <ScanField
          label={t`Shipment or order`}
          placeholder={t`Scan or type a number`}
          autoFocus
          onScan={scan}
        />
        <span role="status">{looks && t`Looking for it …`}</span>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
        {model.may('customerReturn.override') && <WithoutSale onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** Finds what was sent under a number, and begins a return of it; the number of a return leads to it. */
function useFinding(onClose: () => void) {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const { ofOrder } = useBeginReturn();
  const [problem, setProblem] = useState<string>();
  const [looks, setLooks] = useState(false);
  const find = async (code: string): Promise<void> => {
    setProblem(undefined);
    setLooks(true);
    const announced = await findReturn(model, code);
    const found = announced ? null : await findSale(model, code);
    setLooks(false);
    if (announced) paths.go(`/apps/sales/returns/${announced.id}`);
    else if (!found) setProblem(t`Nothing that was sent has the number ${code}.`);
    else if (ofOrder(found.order, found.shipment) === null) onClose();
  };
  const scan = (code: string): undefined => void find(code);
  return { scan, problem, looks };
}

/** For who may: goods that nobody remembers to have sold. [RT3] */
function WithoutSale({ onClose }: BeginProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const warehouses = useWarehouseOptions();
  const [customer, setCustomer] = useState<string | null>(null);
  const [warehouse, setWarehouse] = useState<string | null>(warehouses[0]?.value ?? null);
  const { unsourced } = useBeginReturn();
  const customers = usePartyOptions('customer');
  const begin = (): void => {
    if (customer !== null && warehouse !== null && unsourced(customer, warehouse) === null) onClose();
  };
  const missing =
    customer === null
      ? t`Choose the customer first.`
      : warehouse === null
        ? t`Choose the warehouse first.`
        : undefined;
  if (!open)
    return (
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {t`Without an order or a shipment`}
      </Button>
    );
  return (
    <div className="ui-stack">
      <div className="ui-fields">
        <Field label={t`Customer`} required>
          <Select value={customer} options={customers} onChange={setCustomer} />
        </Field>
        <Field label={t`Warehouse`} required>
          <Select value={warehouse} options={warehouses} onChange={setWarehouse} />
        </Field>
      </div>
      <Button disabledReason={missing} onClick={begin}>
        {t`Begin without a sale`}
      </Button>
    </div>
  );
}
