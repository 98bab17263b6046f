import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CameraButton } from '#views/ui/camera-button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { TAKES_CODES } from '#views/ui/takes-codes.ts';
import type { ScanMessage } from './scan-message.ts';

interface ScanInputProps {
  readonly onScan: (code: string) => void;
  /** The camera shows it, since it covers the answer. */
  readonly said: ScanMessage | null;
  /** What is to be scanned; by default a bin or an item. */
  readonly hint?: string;
}

/** For typed codes and scanners too slow to be detected; a fast one is heard wherever the focus is. */
export function ScanInput({ onScan, said, hint }: ScanInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className="scan-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onScan(text.trim());
        setText('');
      }}
    >
      <Icon name="barcode" size={24} />
      <input
        {...TAKES_CODES}
        aria-label={t`Scan or type a code`}
        placeholder={hint ?? t`Scan bin or item`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="send"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CameraButton onScan={onScan} answer={said && { text: said.text, isRight: said.kind === 'right' }} />
      <button type="submit" className="scan-button">
        <Trans>OK</Trans>
      </button>
    </form>
  );
}
