import { isStocked } from '#model/areas/products/product/product.bundle.ts';
import './variants.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { MadeVariant } from '#model/areas/products/product/product.grid.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { axesOf } from '#model/areas/products/product/product.variants.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useVariants } from './use-variants.ts';
import { VariantTable } from './variant-table.tsx';

/** Whether goods are bought or sold. */
export type Deal = Parameters<typeof tradable>[2];

interface VariantLinesDialogProps {
  readonly parent: ProductRow;
  readonly deal: Deal;
  /** Whose stock is shown; null: none chosen yet. */
  readonly warehouse: string | null;
  readonly onTaken: (quantities: readonly (readonly [ProductRow, number])[]) => void;
  readonly onClose: () => void;
}

/** Asks how much of each variant of a product, in its stock unit; typed, or pasted from a spreadsheet. [PR26] */
export function VariantLinesDialog(props: VariantLinesDialogProps) {
  const { t } = useLingui();
  const { parent, onClose } = props;
  const nameOf = useProductName();
  const sayQuantity = useQuantity();
  const sentence = useFieldSentence();
  const { typed, wanted, problem, sum, write } = useTyped(props);
  const take = (): void => props.onTaken(wanted);
  const why = sentence(problem) ?? (wanted.length === 0 ? t`Enter a quantity.` : undefined);
  const inAll = sayQuantity(sum, parent);
  return (
    <GiveDialog
      title={`${parent.sku} · ${nameOf(parent)}`}
      width="60rem"
      onClose={onClose}
      label={<Trans>Add to the lines</Trans>}
      testId="take-variants"
      disabledReason={why}
      beside={<span className="ui-soft">{t`In all: ${inAll}`}</span>}
      onGive={take}
    >
      <Quantities {...props} typed={typed} onText={write} />
    </GiveDialog>
  );
}

interface QuantitiesProps extends VariantLinesDialogProps {
  readonly typed: ReadonlyMap<string, string>;
  readonly onText: (cells: Written) => void;
}

function Quantities(props: QuantitiesProps) {
  const { t } = useLingui();
  const { parent, typed, onText, deal, warehouse } = props;
  const { at } = useVariants(parent);
  const unit = useUnitName()(parent.unit);
  return (
    <div className="ui-stack">
      <p className="ui-soft">{t`How many of each, in ${unit}. Arrow keys move between the cells.`}</p>
      <VariantTable
        label={t`Quantities`}
        type={parent.type ?? null}
        axes={axesOf(parent)}
        single={t`Quantity`}
        onPaste={onText}
        renderCell={(values) => (
          <QuantityCell
            {...{ deal, warehouse, values, onText }}
            variant={at(values)}
            text={typed.get(keyOf(values)) ?? ''}
          />
        )}
      />
    </div>
  );
}

type Values = MadeVariant['values'];
type Written = readonly { readonly values: Values; readonly text: string }[];

const keyOf = (values: Values): string => JSON.stringify(values);
/** The code of what is wrong with a quantity typed in a language; nothing typed is none. */
const problemOf = (text: string, locale: string): string | undefined =>
  text === '' ? undefined : numberProblem(text, { digits: 3 }, locale);

/** The typed quantities, by the place in the grid. */
function useTyped({ parent }: VariantLinesDialogProps) {
  const variants = useVariants(parent);
  const format = useFormat();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [...typed].flatMap(([key, text]): (readonly [ProductRow, number])[] => {
    const variant = variants.at(JSON.parse(key) as Values); // as `keyOf` writes it
    const quantity = format.read(text, 3) ?? 0;
    return variant && quantity > 0 ? [[variant, quantity]] : [];
  });
  return {
    typed,
    wanted,
    problem: [...typed.values()]
      .map((text) => problemOf(text, format.locale))
      .find((code) => code !== undefined),
    sum: wanted.reduce((total, [, quantity]) => total + quantity, 0),
    write: (cells: Written): void =>
      setTyped(
        (before) => new Map([...before, ...cells.map((one) => [keyOf(one.values), one.text] as const)]),
      ),
  };
}

interface QuantityCellProps extends Pick<QuantitiesProps, 'deal' | 'warehouse' | 'onText'> {
  readonly values: Values;
  readonly variant: ProductRow | undefined;
  readonly text: string;
}

/** The quantity of a variant, with what is free of it; a dash where there is none that can be dealt in. */
function QuantityCell({ deal, warehouse, values, variant, text, onText }: QuantityCellProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const key = placeKey(variant?.id ?? '', warehouse ?? '');
  const stock = useQuery(
    ['availability'],
    key,
    ({ replica }) => replica.view.get('availability', key),
    undefined,
  );
  if (!variant || tradable(view, variant.id, deal) !== null) return <span className="ui-faint">–</span>;
  const some = format.quantity((stock?.onHand ?? 0) - (stock?.reserved ?? 0));
  return (
    <>
      <input
        className="variant-quantity"
        aria-label={variant.sku}
        aria-invalid={problemOf(text, format.locale) !== undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onText([{ values, text: event.target.value }])}
      />
      {warehouse !== null && isStocked(variant) && <small>{t`${some} free`}</small>}
    </>
  );
}
