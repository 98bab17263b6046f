import { useLingui } from '@lingui/react';
import { isArchived } from '#model/engine/archived.ts';
import { builtInLabelFormats } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { formatId, formatOf, inGivenOrder, purposeOf } from '#model/areas/setup/label-format/format-of.ts';
import type { LabelFormatForm, LabelFormatRow } from '#model/areas/setup/label-format/label-format.facts.ts';
import { defaultLabels, type LabelUse } from '#model/values/label-formats.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';
import { useLabelSettings } from './use-label-settings.ts';

type Known = LabelFormatForm & { readonly id: string };

/** The format that labels are printed in, and those that may be chosen instead. */
export interface ChosenFormat {
  /** What the labels are for. */
  readonly use: LabelUse;
  readonly format: Known;
  readonly options: readonly Option[];
  readonly choose: (id: string) => void;
}

/** The formats offered for a use, and the one that is held, whatever became of it. [LBF8] */
export function useOfferedFormats(): (use: LabelUse, held: string) => readonly Option[] {
  const { i18n } = useLingui();
  const rows: readonly LabelFormatRow[] = useRows('labelFormat');
  // Who may see none prints in the built-in ones.
  const known: readonly Known[] =
    rows.length > 0 ? rows.filter((row) => !isArchived(row)) : builtInLabelFormats;
  return (use, held) => {
    const own = formatOf(held, (id) => rows.find((row) => row.id === id));
    const offered = known.filter((one) => one[purposeOf[use]]);
    const all = own && !offered.some(({ id }) => id === own.id) ? [...offered, own] : offered;
    return inGivenOrder(all).map(({ id, name }) => ({
      value: id,
      label: i18n.locale === 'sv' && name.sv ? name.sv : name.en,
    }));
  };
}

/** The format of labels for a use: that of the address, else the company's. [LBF8] */
export function useLabelFormat(use: LabelUse): ChosenFormat {
  const [query, setQuery] = useAddress();
  const rows: readonly LabelFormatRow[] = useRows('labelFormat');
  const settings = useLabelSettings();
  const offered = useOfferedFormats();
  const get = (id: string): LabelFormatRow | undefined => rows.find((row) => row.id === id);
  const asked = query['format'] ?? '';
  const isOffered = offered(use, settings[use]).some(({ value }) => value === asked);
  const format =
    (isOffered ? formatOf(asked, get) : undefined) ??
    formatOf(settings[use], get) ??
    formatOf(defaultLabels[use], get);
  if (!format) throw new Error('a built-in format is missing');
  return {
    use,
    format,
    options: offered(use, settings[use]),
    choose: (id) => setQuery({ format: id === formatId(settings[use]) ? undefined : id }),
  };
}
