import { useState, type ReactNode } from 'react';
import type { ThumbnailSize } from '#model/file/file.facts.ts';
import type { FilePlace } from '#model/file/file-transfers.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useWhenConnected } from '#views/navigation/use-when-connected.ts';

interface ThumbnailProps {
  readonly place: FilePlace;
  readonly file: string;
  readonly size: ThumbnailSize;
  /** Empty beside a text that says the same. */
  readonly alt?: string;
  readonly className?: string;
  /** How it looks, for its stylesheet. */
  readonly look?: string;
  /** In place of one that cannot be shown: without a connection, or of a damaged picture. */
  readonly otherwise?: ReactNode;
}

/** A picture in small: fetched when it comes near, and tried again once there is a connection. [PPI2] */
export function Thumbnail({ place, file, size, look, otherwise = null, ...shown }: ThumbnailProps) {
  const { files } = useApp();
  const [failed, setFailed] = useState<string>();
  useWhenConnected(() => setFailed(undefined));
  const address = files.thumbnail(place, file, size);
  if (failed === address) return otherwise;
  return (
    <img
      className={shown.className}
      data-look={look}
      src={address}
      alt={shown.alt ?? ''}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
}
