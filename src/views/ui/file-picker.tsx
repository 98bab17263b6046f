import { useRef } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

interface FilePickerProps {
  readonly label: string;
  readonly icon: IconName;
  /** Comma-separated MIME types. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Opens the camera if there is one. */
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the system's file picker. */
export function FilePicker({
  label,
  icon,
  accept,
  multiple = false,
  camera = false,
  onFiles,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={camera ? 'ui-camera-only' : undefined}>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
      />
    </span>
  );
}
