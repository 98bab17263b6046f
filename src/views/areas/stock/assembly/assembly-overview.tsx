import { Trans, useLingui } from '@lingui/react/macro';
import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AssemblyBuilds } from './assembly-builds.tsx';
import { componentFigures, type ComponentFigures } from './component-figures.ts';
import { useComponentColumns } from './component-columns.tsx';

interface OverviewProps {
  readonly row: AssemblyRow;
}

/** The components, what was built, and when it is due. */
export function AssemblyOverview({ row }: OverviewProps) {
  const { t } = useLingui();
  const figures = useQuery<readonly ComponentFigures[]>(
    ['assembly', 'product', 'availability', 'reservation', 'balance'],
    `${row.id} ${row.version}`,
    ({ replica: { view } }) => componentFigures(view, row),
    [],
  );
  return (
    <div className="ui-stack">
      <LeftOut row={row} />
      <LineList
        title={row.mode === 'build' ? t`Components` : t`What comes of it`}
        lines={figures}
        columns={useComponentColumns(row)}
      />
      {row.builds.length > 0 && <AssemblyBuilds row={row} />}
      <Panel title={t`Details`}>
        <KeyValues columns={2} items={useAbout(row)} />
      </Panel>
    </div>
  );
}

/** Components that were not there as it was released, and that the bundle does without. [AS2] */
function LeftOut({ row }: OverviewProps) {
  const { sku } = useLineWords();
  const names = row.leftOut.map((product) => sku({ product })).join(', ');
  if (names === '') return null;
  return (
    <Notice tone="info">
      <Trans>Left out, since there was too little as it was released: {names}</Trans>
    </Notice>
  );
}

function useAbout(row: AssemblyRow): readonly KeyValue[] {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const placeName = usePlaceName();
  const { currency } = useCompany();
  const model = useModel();
  const { sku } = useLineWords();
  const entry = (label: string, value: string | null | undefined): readonly KeyValue[] =>
    value === null || value === undefined || value === '' ? [] : [{ id: label, label, value }];
  const { buildCost = null } = row;
  const showsCost = row.mode === 'build' && buildCost !== null && model.may('product.viewCost');
  return [
    ...entry(t`Due`, row.dueOn && format.date(row.dueOn)),
    ...entry(t`Priority`, row.priority > 0 ? String(row.priority) : null),
    ...entry(t`Put in`, row.to && placeName(row.to)),
    ...entry(t`Left out`, row.without.map((product) => sku({ product })).join(', ')),
    ...entry(t`Build cost for one`, showsCost ? format.unitPrice(buildCost, currency) : null),
    ...entry(t`Released by`, row.releasedBy && personName(row.releasedBy)),
    ...entry(t`Released`, row.releasedAt && format.dateTime(row.releasedAt)),
    ...entry(t`Ended`, row.endedAt && format.dateTime(row.endedAt)),
    ...entry(t`Note`, row.note),
    ...entry(t`Created`, format.dateTime(row.createdAt)),
  ];
}
