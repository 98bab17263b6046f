import { useLingui } from '@lingui/react';
import type { Command } from '#model/engine/envelope.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { NameOfCommand } from '#views/kit/scan-mode/unsent-notes.tsx';
import { pickWords } from './pick.look.ts';

/** Names a command of a pick list: what was to be done, and the line. */
export function usePickCommandName(row: PickRow): NameOfCommand {
  const { i18n } = useLingui();
  const { view } = useModel().replica;
  const lineOf = ({ data }: Command): string => {
    const { line } = data as { readonly line?: string }; // commands of a line name it
    const found = row.lines.find(({ id }) => id === line);
    if (!found) return '';
    return ` · ${view.get('location', found.location)?.code ?? ''} · ${view.get('product', found.product)?.sku ?? ''}`;
  };
  return (command) => {
    const label = pickWords.commands[command.type]?.label;
    return `${label ? i18n._(label) : command.type}${lineOf(command)}`;
  };
}
