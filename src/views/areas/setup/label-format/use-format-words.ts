import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LabelFormatForm } from '#model/areas/setup/label-format/label-format.facts.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { labelPaperWords } from './label-format.fields.ts';

const purposes = { forProducts: msg`Products`, forPlaces: msg`Locations`, forPallets: msg`Pallets` } as const;
type Purpose = keyof typeof purposes;

/** What a label format measures, comes on and is for, in words. */
export function useFormatWords() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return {
    size: ({ width, height }: Pick<LabelFormatForm, 'width' | 'height'>): string =>
      `${format.quantity(width)} × ${format.quantity(height)} mm`,
    paper: (row: Pick<LabelFormatForm, 'paper' | 'columns' | 'rows'>): string => {
      const said = i18n._(labelPaperWords[row.paper]);
      const [across, down] = [row.columns ?? 1, row.rows ?? 1];
      return row.paper === 'roll' ? said : t`${said}, ${across} × ${down}`;
    },
    purposes: (row: Pick<LabelFormatForm, Purpose>): string =>
      (Object.keys(purposes) as Purpose[]) // its keys
        .filter((purpose) => row[purpose])
        .map((purpose) => i18n._(purposes[purpose]))
        .join(', '),
  };
}
