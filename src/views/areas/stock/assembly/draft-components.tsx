import { useLingui } from '@lingui/react/macro';
import type { AssemblyForm } from '#model/areas/stock/assembly/assembly.facts.ts';
import { componentsNow, quantityFor } from '#model/areas/stock/assembly/assembly.lines.ts';
import { freeOf } from '#model/areas/stock/assembly/assembly.rules.ts';
import type { AssemblyLine } from '#model/areas/stock/assembly/assembly.facts.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';

interface DraftComponentsProps {
  readonly form: Form<AssemblyForm>;
  readonly document: string;
}

/** What the chosen bundle is made of now, how much of it is free, and what is left out. [AS2] [AS3] */
export function DraftComponents({ form, document }: DraftComponentsProps) {
  const { t } = useLingui();
  const { product, mode } = form.value;
  const lines = useQuery<readonly AssemblyLine[]>(
    ['product', 'availability'],
    `${document} ${product}`,
    ({ replica: { view } }) => (product === '' ? [] : componentsNow(view, document, product)),
    [],
  );
  const columns = useColumns(form, lines);
  if (lines.length === 0) return null;
  return (
    <LineList
      title={mode === 'build' ? t`Components` : t`What comes of it`}
      lines={lines}
      columns={columns}
    />
  );
}

function useColumns(
  form: Form<AssemblyForm>,
  lines: readonly AssemblyLine[],
): readonly LineColumn<AssemblyLine>[] {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const { mode, quantity: bundles, warehouse, without } = form.value;
  const product = useReadProductColumn<AssemblyLine>();
  const goesIn = useWithoutColumn(form);
  const needed = (line: AssemblyLine): number => quantityFor(line, bundles, mode);
  const isLacking = (line: AssemblyLine): boolean =>
    mode === 'build' &&
    !without.includes(line.product) &&
    freeOf(view, line.product, warehouse) < needed(line);
  const figure = useFigures();
  const lacks: LineColumn<AssemblyLine> = {
    id: 'lacks',
    header: '',
    width: '7rem',
    text: (line) => (isLacking(line) ? t`Too little` : ''),
    render: (line) => (isLacking(line) ? <Badge tone="warning" icon="alert">{t`Too little`}</Badge> : null),
  };
  return [
    product,
    figure('per', t`In one`, ({ per }) => per),
    figure('needed', mode === 'build' ? t`Needed` : t`Comes of it`, needed),
    ...(mode === 'build'
      ? [figure('free', t`Available`, (line) => freeOf(view, line.product, warehouse))]
      : []),
    ...(lines.some(({ optional }) => optional) ? [goesIn] : []),
    lacks,
  ];
}

function useFigures() {
  const { quantity } = useLineWords();
  return (id: string, header: string, of: (line: AssemblyLine) => number): LineColumn<AssemblyLine> => ({
    id,
    header,
    align: 'end',
    width: '7rem',
    text: (line) => quantity(line, of(line)),
  });
}

/** Whether an optional component goes in, or comes out. */
function useWithoutColumn(form: Form<AssemblyForm>): LineColumn<AssemblyLine> {
  const { t } = useLingui();
  const { without } = form.value;
  const turn = (product: string, goesIn: boolean): void =>
    form.edit((draft) => {
      draft.without = goesIn ? without.filter((one) => one !== product) : [...without, product];
    });
  return {
    id: 'without',
    header: t`Goes in`,
    width: '6rem',
    text: ({ product, optional }) => (optional ? (without.includes(product) ? t`No` : t`Yes`) : t`Always`),
    render: ({ product, optional }) =>
      optional ? (
        <Checkbox
          checked={!without.includes(product)}
          label={t`Goes in`}
          labelHidden
          onChange={(goesIn) => turn(product, goesIn)}
        />
      ) : (
        t`Always`
      ),
  };
}
