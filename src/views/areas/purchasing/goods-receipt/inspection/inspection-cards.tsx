import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { PhotoButtons } from '#views/kit/scan-mode/scan-photos.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { QuantityInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { theRest, type Finding, type Inspecting } from './use-inspecting.ts';
import { useAsksForPhoto } from './use-asks-for-photo.ts';

interface CardsProps {
  readonly row: GoodsReceiptRow;
  readonly inspecting: Inspecting;
}

/** How much of each line is checked, and what was found. [GR45] [GR47] */
export function InspectionCards({ row, inspecting }: CardsProps) {
  const { findings, refusal } = inspecting;
  return (
    <div className="ui-stack" data-testid="inspection">
      <RefusalNotice kind="goodsReceipt" refusal={refusal} />
      {findings.map((finding, index) => (
        <InspectionCard key={finding.line.id} {...{ row, inspecting, finding, index }} />
      ))}
    </div>
  );
}

interface CardProps extends CardsProps {
  readonly finding: Finding;
  readonly index: number;
}

function InspectionCard({ inspecting, finding, index }: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const { line, sample } = finding;
  const { lot } = line;
  const [few, all] = [format.quantity(sample), words.quantity(line, line.quantity)];
  return (
    <Panel title={words.name(line)}>
      <div className="ui-stack">
        <p>
          <strong data-testid="sample">{t`Check ${few} of ${all}`}</strong>
          {lot && (
            <span className="ui-soft">
              {' · '}
              <Trans>Lot {lot.code}</Trans>
            </span>
          )}
        </p>
        <Figures {...{ inspecting, finding, index }} />
        {(finding.rejected ?? 0) > 0 && <Why {...{ inspecting, finding, index }} />}
      </div>
    </Panel>
  );
}

type PartProps = Omit<CardProps, 'row'>;

function Figures({ inspecting: { write, errorAt }, finding, index }: PartProps) {
  const { t } = useLingui();
  const { line, checked, accepted, rejected } = finding;
  const { id, quantity } = line;
  return (
    <div className="ui-fields">
      <Field label={t`Checked`} required error={errorAt(index, 'checked')}>
        <QuantityInput value={checked ?? null} onChange={(typed) => write(id, { checked: typed })} />
      </Field>
      <Field label={t`Accepted`} required error={errorAt(index, 'accepted')}>
        <QuantityInput
          value={accepted ?? null}
          onChange={(typed) => write(id, { accepted: typed, rejected: theRest(quantity, typed) })}
        />
      </Field>
      <Field label={t`Rejected`} required error={errorAt(index, 'rejected')}>
        <QuantityInput
          value={rejected ?? null}
          onChange={(typed) => write(id, { rejected: typed, accepted: theRest(quantity, typed) })}
        />
      </Field>
    </div>
  );
}

/** Why some is rejected, with a photo where the reason asks for one. [GR51] */
function Why({ inspecting: { write, errorAt, photos }, finding, index }: PartProps) {
  const { t } = useLingui();
  const words = useLineWords();
  const asks = useAsksForPhoto();
  const { line, reason, note } = finding;
  const choices = useReasonChoices('return').filter(({ value }) => value !== 'regretted');
  const hint = asks(reason) && photos.count(line.id) === 0 ? t`The reason asks for a photo` : undefined;
  return (
    <>
      <div className="ui-fields">
        <Field label={t`Why rejected`} required error={errorAt(index, 'reason')} hint={hint}>
          <Select value={reason} options={choices} onChange={(value) => write(line.id, { reason: value })} />
        </Field>
        <Field label={t`Note`} optional error={errorAt(index, 'note')}>
          <TextInput value={note} onChange={(text) => write(line.id, { note: text })} />
        </Field>
      </div>
      <PhotoButtons
        count={photos.count(line.id)}
        onPhotos={(taken) => photos.take(line.id, taken, words.sku(line))}
      />
    </>
  );
}
