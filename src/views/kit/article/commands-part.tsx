import '#views/kinds.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CommandMode } from '#model/engine/document-type.ts';
import { usePermissionName } from '../permission/permission-name.ts';
import type { PartProps } from './part-props.ts';
import { ArticleTable } from './article-table.tsx';
import { commandRows, definitionOf } from './kind-definition.ts';
import { useText } from './use-text.ts';

const offline: Readonly<Record<CommandMode, MessageDescriptor>> = {
  predict: msg`Yes`,
  confirm: msg`Yes: it waits for the server`,
  onlineOnly: msg`No`,
};

/** What can be done with a kind of document: from which states, with which permission, and whether offline. */
export function CommandsPart({ of }: PartProps) {
  const { t, i18n } = useLingui();
  const say = useText();
  const permissionName = usePermissionName();
  const heads = [t`What to do`, t`In the states`, t`Permission`, t`Offline`];
  return (
    <ArticleTable label={t`What can be done`} heads={heads}>
      {commandRows(definitionOf(of)).map(({ command, name, from, permission, mode }) => (
        <tr key={command}>
          <th scope="row">{say(name)}</th>
          <td>{from.map(say).join(', ') || '–'}</td>
          <td>{permission === null ? t`Everybody in the company` : permissionName(permission)}</td>
          <td>{i18n._(offline[mode])}</td>
        </tr>
      ))}
    </ArticleTable>
  );
}
