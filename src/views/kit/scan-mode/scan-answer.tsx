import './scan-mode.css';
import { Icon } from '#views/ui/icon.tsx';
import type { ScanMessage } from './scan-message.ts';
import { ScanButton } from './scan-buttons.tsx';

/** Right or wrong, visible at arm's length and announced to screen readers. [SCN1] */
export function ScanAnswer({ said }: { readonly said: ScanMessage | null }) {
  return (
    <div className="scan-answer" role="alert" aria-live="assertive">
      {said && (
        <p key={said.turn} data-tone={said.kind === 'right' ? 'success' : 'danger'}>
          <Icon name={said.kind === 'right' ? 'circleCheck' : 'circleX'} size={26} />
          <span>{said.text}</span>
          {said.ways.map(({ id, icon, label, onPress }) => (
            <ScanButton key={id} testId={id} onPress={onPress}>
              <Icon name={icon} size={20} />
              {label}
            </ScanButton>
          ))}
        </p>
      )}
    </div>
  );
}
