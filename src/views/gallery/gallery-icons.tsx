import { useLingui } from '@lingui/react/macro';
import { Icon, iconNames } from '../ui/icon.tsx';
import { Specimen } from './gallery-frame.tsx';

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
