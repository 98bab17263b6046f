import { useLingui } from '@lingui/react/macro';
import type { FileEntry } from '#model/file/file.events.ts';
import { formatDecimal } from '#i18n/format.ts';
import { useApp } from '../app/app-context.tsx';
import { usePersonName } from '../document/person-name.ts';
import { ToldTime } from '../document/told-time.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../ui/use-format.ts';
import type { FilePlace } from '#model/file/file-transfers.ts';

interface FileCardProps {
  readonly place: FilePlace;
  readonly entry: FileEntry;
  readonly onRemove: (() => void) | undefined;
}

/** Pictures that every browser shows. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A file with a look at it, where it is a picture; its name fetches it. */
export function FileCard({ place, entry, onRemove }: FileCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const { files } = useApp();
  const { id, name, type, size, by, at } = entry;
  const isPicture = SHOWN.has(type);
  return (
    <li className="file-card">
      <a
        className="file-look"
        href={files.address(place, id, isPicture)}
        {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
        aria-label={isPicture ? t`Look at ${name}` : t`Download ${name}`}
      >
        {isPicture ? (
          <img src={files.address(place, id, true)} alt="" loading="lazy" />
        ) : (
          <Icon name="file" size={28} />
        )}
      </a>
      <div className="file-about">
        <a href={files.address(place, id, false)} download={name} className="ui-truncate" title={name}>
          {name}
        </a>
        <span className="ui-faint">
          {sizeOf(size, format.locale)} · {personName(by)} · <ToldTime at={at} />
        </span>
      </div>
      {onRemove && (
        <Button size="sm" variant="quiet" icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
      )}
    </li>
  );
}

/** Bytes in the unit that reads best. */
function sizeOf(bytes: number, locale: string): string {
  const KILO = 1024;
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${formatDecimal(Math.round(bytes / KILO), 0, locale)} kB`;
  return `${formatDecimal(Math.round((10 * bytes) / KILO / KILO), 1, locale)} MB`;
}
