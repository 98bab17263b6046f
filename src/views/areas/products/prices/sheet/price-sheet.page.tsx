import { useState } from 'react';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ListedPriceRow } from '#model/areas/products/prices/listed-price.facts.ts';
import type { ListRow } from '#model/areas/products/prices/price-lists.rules.ts';
import { isArchived } from '#model/engine/archived.ts';
import { compare } from '#model/values/order.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { BulkChangeRun } from '../bulk-change-run.tsx';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import { usePriceTarget } from '../use-price-target.ts';
import { usePriceColumns } from './price-columns.tsx';
import { usePriceSheet } from './use-price-sheet.ts';

/** Lines of one sheet: more are narrowed down first. */
const MOST = 500;

/** The prices of a list as a spreadsheet: typed, pasted, and saved at once. [PRI18, PRI19] */
export function PriceSheetPage({ row }: { readonly row?: ListRow }) {
  const { t } = useLingui();
  const { price: kind } = usePriceSide();
  const rows = useQuery<readonly ListedPriceRow[] | null>(
    [kind],
    row?.id ?? '',
    ({ replica: { view } }) => view.by(kind, 'list', row?.id ?? ''),
    null,
  );
  const [search, setSearch] = useState('');
  const targetOf = usePriceTarget();
  if (!row) return null;
  if (isArchived(row)) return <Notice>{t`The price list is archived.`}</Notice>;
  if (!rows) return <Notice>{t`The prices are not on this device.`}</Notice>;
  const active = rows.filter((price) => !isArchived(price) && price.product !== null);
  const wanted = search.trim().toLowerCase();
  const found = active
    .map((price) => ({ price, target: targetOf(price) }))
    .filter(({ target }) => target.toLowerCase().includes(wanted))
    .toSorted((a, b) => compare(a.target, b.target) || a.price.from - b.price.from)
    .map(({ price }) => price);
  return (
    <PriceSheet
      // What is searched for makes another sheet; what is written does not.
      key={wanted}
      list={row}
      rows={found.slice(0, MOST)}
      search={search}
      onSearch={setSearch}
      found={found.length}
      others={rows.filter((price) => !isArchived(price) && price.product === null).length}
    />
  );
}

interface SheetProps {
  readonly list: ListRow;
  readonly rows: readonly ListedPriceRow[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Prices that were found, of which the first are shown. */
  readonly found: number;
  /** Prices of categories, which are not in the sheet. */
  readonly others: number;
}

function PriceSheet({ list, rows, ...narrowed }: SheetProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const lists = `${usePriceSide().page}/lists`;
  const { editor, actions, run, changes, save, settle } = usePriceSheet(list, rows);
  const columns = usePriceColumns(editor, list.currency);
  return (
    <FormPage
      title={t`Prices of ${list.name}`}
      back={{ label: t`Price lists`, to: paths.to(lists) }}
      draft={editor}
      onSave={save}
      onCancel={() => paths.go(lists)}
    >
      <Narrowing {...narrowed} isFixed={editor.isDirty} />
      <LineSheet
        title={t`Prices`}
        editor={editor}
        actions={actions}
        columns={columns}
        scanLabel={t`Add by SKU or barcode`}
        foot={
          <span>
            <Plural value={changes} _0="Nothing to save." one="# price to save." other="# prices to save." />{' '}
            {t`Paste rows from a spreadsheet: product, from quantity, price, discount, days. Ctrl+Z undoes.`}
          </span>
        }
      />
      {run.phase !== 'asked' && <BulkChangeRun changing={run} onClose={settle} />}
    </FormPage>
  );
}

type NarrowingProps = Omit<SheetProps, 'list' | 'rows'> & {
  /** What was written would be lost with another search. */
  readonly isFixed: boolean;
};

/** Narrows a long list down, and says what the sheet leaves out. */
function Narrowing({ search, onSearch, found, others, isFixed }: NarrowingProps) {
  const { t } = useLingui();
  const [text, setText] = useState(search);
  return (
    <Panel>
      <div className="ui-fields">
        <Field label={t`Product`} hint={isFixed ? t`Save the sheet before you search.` : undefined}>
          <span onBlur={() => text !== search && onSearch(text)}>
            <TextInput value={text} placeholder={t`SKU or name`} readOnly={isFixed} onChange={setText} />
          </span>
        </Field>
      </div>
      {found > MOST && (
        <Notice>{t`The first ${MOST} of ${found} prices are shown. Narrow them down by product.`}</Notice>
      )}
      {others > 0 && (
        <p className="ui-field-hint">
          <Plural
            value={others}
            one="# price of a category is not in the sheet."
            other="# prices of categories are not in the sheet."
          />
        </p>
      )}
    </Panel>
  );
}
