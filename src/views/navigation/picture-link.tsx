import './picture-link.css';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { useBrowser } from './browser-context.ts';

interface PictureLinkProps {
  readonly address: string;
  /** Describes the picture. */
  readonly name: string;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a picture in full: in another tab, or over the page where a tab would leave no way back. */
export function PictureLink({ address, name, label, className, children }: PictureLinkProps) {
  const { isBare } = useBrowser();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={className}
        aria-label={label}
        onClick={(event) => {
          if (!isBare) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Dialog open title={name} width="72rem" onClose={() => setOpen(false)}>
          <img className="app-full-picture" src={address} alt={name} />
        </Dialog>
      )}
    </>
  );
}
