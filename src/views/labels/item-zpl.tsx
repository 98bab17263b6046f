import { useLingui } from '@lingui/react/macro';
import { itemLabel } from '#model/labels/label-parts.ts';
import { zplOf } from '#model/labels/zpl.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { useBrowser } from '../app/browser-context.ts';
import { useProductName } from '../document/product-name.ts';
import { Button } from '../ui/button.tsx';
import { useLabelSettings } from './use-label-settings.ts';

interface ItemZplProps {
  readonly row: ProductRow;
  readonly codes: readonly string[];
  readonly copies: number;
}

/** The labels of a product as a file for a label printer. */
export function ItemZpl({ row, codes, copies }: ItemZplProps) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const { files } = useBrowser();
  const { item, dots } = useLabelSettings();
  const save = (): void => {
    const labels = codes.map((code) => itemLabel(item, { sku: row.sku, name: nameOf(row), code }));
    files.give(
      `${row.sku}.zpl`,
      new Blob([zplOf(labels, dots, copies)], { type: 'text/plain;charset=utf-8' }),
    );
  };
  return <Button icon="download" onClick={save}>{t`For a label printer (ZPL)`}</Button>;
}
