import { useLingui } from '@lingui/react/macro';
import { hotkeyGroups, hotkeyWords, type Hotkey } from '../ui/hotkey.messages.ts';
import { Keys } from '../ui/shortcut-list.tsx';
import { ArticleTable } from './article-table.tsx';

/** All keyboard shortcuts, and where each works. */
export function KeysPart() {
  const { t, i18n } = useLingui();
  const keys = Object.keys(hotkeyWords) as Hotkey[]; // the keys of an exhaustive record
  return (
    <ArticleTable label={t`Keyboard shortcuts`} heads={[t`Keys`, t`What they do`, t`Where`]}>
      {keys.map((key) => (
        <tr key={key}>
          <td>
            <Keys combination={key} />
          </td>
          <td>{i18n._(hotkeyWords[key].label)}</td>
          <td>{i18n._(hotkeyGroups[hotkeyWords[key].group])}</td>
        </tr>
      ))}
    </ArticleTable>
  );
}
