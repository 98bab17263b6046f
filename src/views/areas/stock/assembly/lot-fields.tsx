import { useLingui } from '@lingui/react/macro';
import type { AssemblyLine } from '#model/areas/stock/assembly/assembly.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import type { Building } from './use-building.ts';

interface LotFieldsProps {
  readonly line: AssemblyLine;
  readonly building: Building;
}

/** The lot, or the serial numbers, that a product comes in with. [AS7] */
export function LotFields({ line, building }: LotFieldsProps) {
  const { t } = useLingui();
  const product = useRow('product', line.product);
  const { codes, expiresOn } = building.lotsOf(line);
  const sku = product?.sku ?? '';
  const type = (text: string): void => building.typeLots(line, { codes: text });
  const isSerial = product?.tracking === 'serial';
  return (
    <div className="ui-fields">
      <Field
        label={isSerial ? t`Serial numbers of ${sku}` : t`Lot of ${sku}`}
        required
        hint={isSerial ? t`One a line` : undefined}
        error={building.error('lots')}
      >
        {isSerial ? (
          <TextArea value={codes} rows={3} onChange={type} />
        ) : (
          <TextInput value={codes} onChange={type} />
        )}
      </Field>
      {product?.expires && (
        <Field label={t`Expires`} optional>
          <DateInput value={expiresOn} onChange={(day) => building.typeLots(line, { expiresOn: day })} />
        </Field>
      )}
    </div>
  );
}
