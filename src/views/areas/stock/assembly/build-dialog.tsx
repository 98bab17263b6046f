import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { leftOf } from '#model/areas/stock/assembly/assembly.lines.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCountedUnit } from '#views/kit/document/use-quantity.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { usePlaceOptions } from '../movement/place-options.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { useBuildLabel } from './build-label.ts';
import { LotFields } from './lot-fields.tsx';
import { useBuilding, type Building, type Taken } from './use-building.ts';

interface BuildProps {
  readonly row: AssemblyRow;
  /** What was taken already, for so many bundles; without it the places are chosen. */
  readonly taken?: Taken | undefined;
  readonly onClose: () => void;
  readonly onBuilt?: (() => void) | undefined;
}

/** How many are built or taken apart, the lots of what comes in, and where it is put. */
export function BuildDialog({ row, taken, onClose, onBuilt }: BuildProps) {
  const building = useBuilding({ row, taken, onClose, onBuilt });
  const label = useBuildLabel(row.mode);
  return (
    <GiveDialog title={label} width="34rem" onClose={onClose} testId="give-build" onGive={building.give}>
      <div className="ui-stack">
        <RefusalNotice kind="assembly" refusal={building.refusal} />
        <div className="ui-fields">
          <HowMany row={row} building={building} isFixed={taken !== undefined} />
          <WhereTo row={row} building={building} />
        </div>
        {building.tracked.map((line) => (
          <LotFields key={line.id} line={line} building={building} />
        ))}
      </div>
    </GiveDialog>
  );
}

interface PartProps {
  readonly row: AssemblyRow;
  readonly building: Building;
}

function HowMany({ row, building, isFixed }: PartProps & { readonly isFixed: boolean }) {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const unitOf = useCountedUnit();
  const product = useRow('product', row.product);
  const most = quantity(row, leftOf(row));
  return (
    <Field
      label={t`Quantity`}
      required
      hint={isFixed ? t`As much as was taken for it.` : t`${most} left`}
      error={building.error('quantity')}
    >
      <QuantityInput
        value={building.quantity}
        unit={product && unitOf(building.quantity ?? 0, product)}
        disabled={isFixed}
        autoFocus={!isFixed}
        onChange={building.setQuantity}
      />
    </Field>
  );
}

function WhereTo({ row, building }: PartProps) {
  const { t } = useLingui();
  const places = usePlaceOptions(row.warehouse);
  return (
    <Field label={t`Put in`} optional error={building.error('to')}>
      <Select
        value={building.to ?? ''}
        options={[{ value: '', label: t`Where put-away proposes` }, ...places]}
        onChange={(to) => building.setTo(to === '' ? null : to)}
      />
    </Field>
  );
}
