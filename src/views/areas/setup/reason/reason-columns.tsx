import { useLingui } from '@lingui/react/macro';
import { useProductName } from '#views/kit/document/product-name.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { TreeCell } from '#views/ui/tree-cell.tsx';
import type { ReasonLine } from './reason-groups.ts';
import { reasonWords } from './reason.look.ts';
import { reasonListWords } from './reason.messages.ts';

const stateOf = (line: ReasonLine) =>
  line.kind === 'reason' ? <StateBadges words={reasonWords} state={line.row.state} /> : null;

/** The columns of the reasons below their actions. */
export function useReasonColumns(): readonly ListColumn<ReasonLine>[] {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  const { say } = useStateWords(reasonWords);
  const called = (line: ReasonLine): string =>
    line.kind === 'reason' ? nameOf(line.row) : i18n._(reasonListWords[line.id]);
  return [
    {
      id: 'name',
      header: t`Reason`,
      width: { share: 3, min: 220 },
      cell: (line) => (
        <TreeCell depth={line.kind === 'reason' ? 1 : 0} strong={line.kind === 'action'}>
          {called(line)}
        </TreeCell>
      ),
      value: called,
    },
    {
      id: 'code',
      header: t`Code`,
      width: 180,
      cell: (line) => (line.kind === 'reason' ? line.row.code : ''),
    },
    {
      id: 'origin',
      header: t`Origin`,
      width: 130,
      cell: (line) => (line.kind === 'action' ? '' : line.row.builtIn ? t`Built-in` : t`Own`),
    },
    {
      id: 'state',
      header: t`State`,
      width: 130,
      cell: stateOf,
      value: (line) => (line.kind === 'reason' ? say(line.row.state) : null),
      card: 'aside',
    },
  ];
}
