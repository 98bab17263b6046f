import { useLingui } from '@lingui/react';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { NameOfCommand } from '#views/kit/scan-mode/unsent-notes.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { countWords } from '../count.look.ts';

/** What commands of a count say of where it was and what. */
interface Told {
  readonly location?: string;
  readonly line?: string;
  readonly code?: string;
  readonly entries?: readonly {
    readonly location: string;
    readonly product: string;
    readonly quantity: number;
  }[];
}

/** Names a command of a count: what was to be done, the bin, the item and the figure. [CNS4] */
export function useCountCommandName(row: CountRow): NameOfCommand {
  const { i18n } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const bin = (location: string | undefined): string => view.get('location', location ?? '')?.code ?? '';
  const sku = (product: string | undefined): string => view.get('product', product ?? '')?.sku ?? '';
  return ({ type, data }) => {
    const { entries = [], code, ...told } = data as Told; // what our own commands carry
    const line = row.lines.find(({ id }) => id === told.line);
    const label = countWords.commands[type]?.label;
    const [first] = entries;
    const parts = [
      label ? i18n._(label) : type,
      bin(first?.location ?? told.location ?? line?.location),
      sku(first?.product ?? line?.product) || (code ?? ''),
      first ? format.quantity(first.quantity) : '',
    ];
    return parts.filter((part) => part !== '').join(' · ');
  };
}
