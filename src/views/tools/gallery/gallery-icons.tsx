import { useLingui } from '@lingui/react/macro';
import { firstIcons, Icon, type IconName } from '#views/ui/icon.tsx';
import { laterIcons } from '#views/ui/later-icons/later-icons.tsx';
import { Specimen } from './gallery-frame.tsx';

const iconNames = Object.keys({ ...firstIcons, ...laterIcons }).toSorted() as IconName[]; // keys of the literals

/** Every icon by its name in the code; some are flipped on a mirrored page. */
export function GalleryIcons() {
  const { t } = useLingui();
  return (
    <Specimen name={t`By name`} id="icons" wide>
      <ul className="gallery-icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={18} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
