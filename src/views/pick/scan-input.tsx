import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';

/** For typed codes and scanners too slow to be detected; a fast one is heard wherever the focus is. */
export function ScanInput({ onScan }: { readonly onScan: (code: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className="pick-scan"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onScan(text.trim());
        setText('');
      }}
    >
      <Icon name="barcode" size={24} />
      <input
        aria-label={t`Scan or type a code`}
        placeholder={t`Scan bin or item`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="send"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="pick-button">
        <Trans>OK</Trans>
      </button>
    </form>
  );
}
