import { useLingui } from '@lingui/react/macro';
import type { AssemblyRow, OneBuild } from '#model/areas/stock/assembly/assembly.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';

type Column = LineColumn<OneBuild & { readonly id: string }>;

/** What was built or taken apart, each time, with what it cost for those who may see that. */
export function AssemblyBuilds({ row }: { readonly row: AssemblyRow }) {
  const { t } = useLingui();
  const lines = row.builds.map((one, index) => ({ ...one, id: String(index + 1) }));
  return (
    <LineList
      title={row.mode === 'build' ? t`Built` : t`Taken apart`}
      lines={lines}
      columns={useColumns(row)}
    />
  );
}

function useColumns(row: AssemblyRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const model = useModel();
  const personName = usePersonName();
  const { quantity } = useLineWords();
  const value: Column = {
    id: 'value',
    header: t`Value`,
    align: 'end',
    width: '8rem',
    text: ({ into }) =>
      format.money(
        into.reduce((sum, one) => sum + (one.value ?? 0), 0),
        currency,
      ),
  };
  const bundles = row.mode === 'build' ? 'into' : 'out';
  const lots = useLotNames();
  return [
    { id: 'when', header: t`When`, width: '11rem', text: ({ at }) => format.dateTime(at) },
    { id: 'who', header: t`By`, wide: true, text: ({ by }) => personName(by) },
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '7rem',
      text: (one) => quantity(row, one.quantity),
    },
    ...(lots(row.builds, bundles) === ''
      ? []
      : [lotColumn(t`Lot or serial no.`, (one) => lots([one], bundles))]),
    { id: 'to', header: t`Put in`, width: '9rem', text: usePlacesPut() },
    ...(model.may('product.viewCost') ? [value] : []),
  ];
}

const lotColumn = (header: string, text: (one: OneBuild) => string): Column => ({
  id: 'lot',
  header,
  width: '9rem',
  text,
});

/** The lots of the bundles of builds, each once. */
function useLotNames() {
  const { number } = useLotWords();
  return (builds: readonly OneBuild[], side: 'into' | 'out'): string =>
    [...new Set(builds.flatMap((one) => one[side].map(number)))].filter(Boolean).join(', ');
}

function usePlacesPut(): (one: OneBuild) => string {
  const placeName = usePlaceName();
  return ({ into }) => {
    const [first = '', ...others] = [...new Set(into.map(({ location }) => placeName(location)))];
    return others.length === 0 ? first : `${first} +${others.length}`;
  };
}
