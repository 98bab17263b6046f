import './variants.css';
import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { MANY, MOST } from '#model/areas/products/product/variant-limits.ts';
import type { MadeVariant } from '#model/areas/products/product/product.grid.ts';
import { axesOf } from '#model/areas/products/product/product.variants.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useGeneration, type Generating, type Proposed } from './use-generation.ts';
import { VariantTable } from './variant-table.tsx';

interface GenerateDialogProps {
  readonly row: ProductRow;
  readonly onClose: () => void;
}

/** The grid of a product's variants: those that are ticked are created at once. More than 500 are asked first. [TY5] */
export function GenerateDialog({ row, onClose }: GenerateDialogProps) {
  const { t } = useLingui();
  const generating = useGeneration(row);
  const { give, refusal, asks } = useGiving(row, generating, onClose);
  const count = generating.ticked.length;
  const why = useWhyNot(generating);
  return (
    <GiveDialog
      title={t`Create variants of ${row.sku}`}
      width="60rem"
      onClose={onClose}
      label={<Plural value={count} one="Create # variant" other="Create # variants" />}
      testId="generate"
      disabledReason={why}
      onGive={give}
    >
      <Grid row={row} generating={generating} refusal={refusal} asks={asks} />
    </GiveDialog>
  );
}

interface GridProps {
  readonly row: ProductRow;
  readonly generating: Generating;
  readonly refusal: Refusal | null;
  /** Very many are ticked, and somebody is to say that they are meant. */
  readonly asks: boolean;
}

function Grid({ row, generating, refusal, asks }: GridProps) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <RefusalNotice kind="product" refusal={refusal} />
      {asks && (
        <Notice tone="warning">
          <Trans>That is more than {MANY} at once. Press again to create them all.</Trans>
        </Notice>
      )}
      <TakenNotice taken={generating.taken} />
      <Ticks generating={generating} />
      <VariantTable
        label={t`Variants`}
        type={row.type ?? null}
        axes={axesOf(row)}
        single={t`Variant`}
        renderCell={(values) => <TickCell generating={generating} values={values} />}
      />
    </div>
  );
}

/** Why what is ticked cannot be created as it is. */
function useWhyNot({ ticked, taken }: Generating): string | undefined {
  const { t } = useLingui();
  if (ticked.length === 0) return t`None is ticked.`;
  if (taken.length > 0) return t`Some of the SKUs are taken.`;
  return ticked.length > MOST ? t`At most ${MOST} are created at once.` : undefined;
}

/** Sends what is ticked; very many only at the second press. */
function useGiving(row: ProductRow, { ticked }: Generating, onClose: () => void) {
  const { t } = useLingui();
  const propose = usePropose();
  const model = useModel();
  const announcer = useAnnouncer();
  const format = useFormat();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const count = ticked.length;
  const give = (): void => {
    if (count > MANY && asked !== count) return setAsked(count);
    const made: MadeVariant[] = ticked.map(({ sku, values }) => ({ id: model.newId(), sku, values }));
    const data = { made, ...(count > MANY ? { acceptsMany: true } : {}) };
    const refused = propose({ kind: 'product', document: row.id, type: 'generate', data }, { quiet: true });
    if (refused) return setRefusal(refused);
    const many = format.count(count);
    announcer.success(t`Variants created: ${many}`);
    return onClose();
  };
  return { give, refusal, asks: asked === count && refusal === null };
}

/** Names the first SKUs that are taken, or that two of the variants would have. */
function TakenNotice({ taken }: { readonly taken: readonly string[] }) {
  if (taken.length === 0) return null;
  const named = taken.slice(0, 8).join(', ') + (taken.length > 8 ? ' …' : '');
  return (
    <Notice tone="danger">
      <Trans>These SKUs are taken: {named}. Untick them, or change the pattern of the product.</Trans>
    </Notice>
  );
}

function Ticks({ generating: { missing, ticked, tickAll } }: { readonly generating: Generating }) {
  if (missing.length === 0)
    return (
      <Notice>
        <Trans>All combinations are there.</Trans>
      </Notice>
    );
  const isAll = ticked.length === missing.length;
  return (
    <div>
      <Button size="sm" icon="check" onClick={() => tickAll(!isAll)}>
        {isAll ? <Trans>Untick all</Trans> : <Trans>Tick all</Trans>}
      </Button>
    </div>
  );
}

interface TickCellProps {
  readonly generating: Generating;
  readonly values: Proposed['values'];
}

/** A variant to be created, by its SKU, or one that is there. */
function TickCell({ generating: { at, isTicked, tick, isTaken }, values }: TickCellProps) {
  const { t } = useLingui();
  const { sku, there } = at(values);
  if (there)
    return (
      <span className="ui-faint">
        <Icon name="check" size={14} label={t`There already`} /> {there.sku}
      </span>
    );
  const isOn = isTicked(values);
  return (
    <label className="variant-tick" data-taken={isOn && isTaken(sku)}>
      <input type="checkbox" checked={isOn} onChange={(event) => tick(values, event.target.checked)} />
      {sku}
    </label>
  );
}
