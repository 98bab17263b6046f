import { useLingui } from '@lingui/react/macro';
import { goTitles } from '#views/navigation/go-key.messages.ts';
import { goKeys } from '#views/navigation/go-keys.ts';
import { hotkeyGroups, hotkeyWords, type Hotkey } from '#views/ui/hotkey.messages.ts';
import { Kbd } from '#views/ui/kbd.tsx';
import { Keys } from '#views/ui/shortcut-list.tsx';
import { ArticleTable } from './article-table.tsx';

/** All keyboard shortcuts, and where each works; then the letters that open a page. */
export function KeysPart() {
  return (
    <>
      <Shortcuts />
      <Letters />
    </>
  );
}

function Shortcuts() {
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

function Letters() {
  const { t, i18n } = useLingui();
  return (
    <ArticleTable label={t`Letters after G`} heads={[t`Keys`, t`Page`]}>
      {Object.entries(goTitles).map(([path, title]) => (
        <tr key={path}>
          <td>
            <Kbd>G</Kbd> <Kbd>{goKeys[path]?.toUpperCase() ?? ''}</Kbd>
          </td>
          <td>{i18n._(title)}</td>
        </tr>
      ))}
    </ArticleTable>
  );
}
