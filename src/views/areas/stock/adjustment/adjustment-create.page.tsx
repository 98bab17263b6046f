import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { adjustmentModes, type AdjustmentMode } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import type { Option } from '#views/ui/option.ts';
import { Select } from '#views/ui/select.tsx';
import { adjustmentWords } from './adjustment.look.ts';
import { modeHints, modeWords } from './adjustment.messages.ts';
import { DAMAGED, useStartAdjustment } from './use-start-adjustment.ts';

/** Starts an adjustment: of what, and where. Of damaged goods, the place alone is asked, and they are scanned. [AD35] */
export function AdjustmentCreatePage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const isDamage = useIsDamage();
  return (
    <>
      <PageHeader
        title={isDamage ? t`Damaged goods` : t`New adjustment`}
        back={{ label: i18n._(adjustmentWords.many), to: paths.to('/apps/inventory/adjustments') }}
      />
      <Start />
    </>
  );
}

/** The address asks for damaged goods. */
const useIsDamage = (): boolean => useAddress()[0]['damaged'] !== undefined;

function Start() {
  const { t, i18n } = useLingui();
  const [query] = useAddress();
  const isDamage = useIsDamage();
  const modes = useModes();
  const warehouses = useWarehouseOptions();
  const asked = adjustmentModes.find((one) => one === query['mode']);
  const [mode, setMode] = useState<AdjustmentMode>(asked ?? 'quantity');
  const [chosen, setWarehouse] = useState(query['warehouse']);
  const warehouse = chosen ?? warehouses[0]?.value ?? null;
  const { start, off } = useStart(mode, warehouse);
  return (
    <Panel
      title={t`What is adjusted`}
      subtitle={i18n._(modeHints[mode])}
      foot={
        <Button variant="primary" icon="plus" data-testid="start-adjustment" {...off} onClick={start}>
          <Trans>Start</Trans>
        </Button>
      }
    >
      <div className="ui-fields">
        {!isDamage && (
          <Field label={t`Adjusts`}>
            <Select value={mode} options={modes} onChange={setMode} />
          </Field>
        )}
        {mode !== 'value' && (
          <Field label={t`Warehouse`}>
            <Select value={warehouse} options={warehouses} onChange={setWarehouse} />
          </Field>
        )}
      </div>
    </Panel>
  );
}

/** The modes that this person may use. [AD2] */
function useModes(): readonly Option<AdjustmentMode>[] {
  const { i18n } = useLingui();
  const model = useModel();
  const asked = { quantity: null, value: 'product.viewCost', hold: 'location.hold', free: 'location.hold' };
  return adjustmentModes
    .filter((mode) => {
      const permission = asked[mode];
      return permission === null || model.may(permission);
    })
    .map((value) => ({ value, label: i18n._(modeWords[value]) }));
}

function useStart(mode: AdjustmentMode, warehouse: string | null) {
  const { t } = useLingui();
  const [query] = useAddress();
  const refused = useRefused('adjustment');
  const { start, refusal } = useStartAdjustment();
  const isDamage = useIsDamage();
  const { product, location, lot } = query;
  const lacksWarehouse = mode !== 'value' && warehouse === null;
  return {
    start: () =>
      start(
        { warehouse, mode, product, location, lot },
        isDamage ? { reason: DAMAGED, bin: location } : undefined,
      ),
    off: refused(refusal) ?? (lacksWarehouse ? { disabledReason: t`Create a warehouse first.` } : undefined),
  };
}
