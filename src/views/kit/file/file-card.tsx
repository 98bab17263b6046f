import type { MouseEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FileEntry, SentMail } from '#model/file/file.facts.ts';
import { isPicture } from '#model/values/file-types.ts';
import { formatDecimal } from '#i18n/format.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { PictureLink } from '#views/navigation/picture-link.tsx';
import { usePersonName } from '../document/person-name.ts';
import { TimeCell } from '../document/time-cell.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { outcomeWords } from './mail-outcome.messages.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { FilePlace } from '#model/file/file-transfers.ts';

type Take = (event: MouseEvent) => void;

interface FileCardProps {
  readonly place: FilePlace;
  readonly entry: FileEntry;
  readonly onRemove: (() => void) | undefined;
}

/** A file, with a thumbnail if it is an image; its name downloads it. */
export function FileCard({ place, entry, onRemove }: FileCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const personName = usePersonName();
  const { files } = useApp();
  const { id, name, size, by, at, mail } = entry;
  const take = useTake(place, entry);
  const address = files.address(place, id, false);
  return (
    <li className="file-card">
      <FileLook place={place} entry={entry} onTake={take} />
      <div className="file-about">
        <a href={address} download={name} className="ui-truncate" title={name} onClick={take}>
          {name}
        </a>
        <span className="ui-faint">
          {sizeOf(size, format.locale)} · {personName(by)} · <TimeCell at={at} />
        </span>
        {mail?.to.map((letter) => (
          <LetterLine key={letter.address} letter={letter} />
        ))}
      </div>
      {onRemove && (
        <Button size="sm" variant="quiet" icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
      )}
    </li>
  );
}

/** Whom a paper was mailed to, and how that came off. */
function LetterLine({ letter }: { readonly letter: SentMail['to'][number] }) {
  const { i18n } = useLingui();
  const { address, outcome, why } = letter;
  return (
    <span className="ui-faint" data-outcome={outcome ?? 'underway'}>
      <Icon name="send" size={14} /> {address} · {i18n._(outcomeWords[outcome ?? 'underway'])}
      {why !== '' && ` (${why})`}
    </span>
  );
}

interface FileLookProps extends Pick<FileCardProps, 'place' | 'entry'> {
  readonly onTake: Take;
}

function FileLook({ place, entry: { id, name, type }, onTake }: FileLookProps) {
  const { t } = useLingui();
  const { files } = useApp();
  if (isPicture({ type }))
    return (
      <PictureLink
        className="file-look"
        address={files.address(place, id, true)}
        name={name}
        label={t`Look at ${name}`}
      >
        <Thumbnail place={place} file={id} size="320" otherwise={<Icon name="file" size={28} />} />
      </PictureLink>
    );
  return (
    <a
      className="file-look"
      href={files.address(place, id, false)}
      download={name}
      aria-label={t`Download ${name}`}
      onClick={onTake}
    >
      <Icon name="file" size={28} />
    </a>
  );
}

/** Downloads and hands over a file where following a link would leave no way back. */
function useTake(place: FilePlace, { id, name }: FileEntry): Take {
  const { t } = useLingui();
  const { files } = useApp();
  const browser = useBrowser();
  const announcer = useAnnouncer();
  return (event) => {
    if (!browser.isBare) return;
    event.preventDefault();
    files.fetch(place, id, name).then(
      (file) => browser.files.give(name, file),
      () => announcer.error(t`Couldn't load the file. Check your connection.`),
    );
  };
}

/** A size in its most readable unit. */
function sizeOf(bytes: number, locale: string): string {
  const KILO = 1024;
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${formatDecimal(Math.round(bytes / KILO), 0, locale)} kB`;
  return `${formatDecimal(Math.round((10 * bytes) / KILO / KILO), 1, locale)} MB`;
}
