import './file.css';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';

interface DropAreaProps {
  readonly label: string;
  /** Undefined for those who may not attach any. */
  readonly onFiles: ((files: Iterable<File>) => void) | undefined;
  readonly children: ReactNode;
}

/** Accepts files dropped or pasted anywhere in it. */
export function DropArea({ label, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  if (!onFiles)
    return (
      <section className="ui-stack" aria-label={label}>
        {children}
      </section>
    );
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  const pasted = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  };
  return (
    // Paste events go to the focused element, so the area is focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      className="file-area ui-stack"
      aria-label={label}
      data-over={isOver}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      onPaste={pasted}
    >
      {children}
    </section>
  );
}
