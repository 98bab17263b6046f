import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import { permissionGroups, type Permission, type PermissionGroup } from '#model/role/permissions.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFormat } from '../ui/use-format.ts';
import { groupBox, withAll } from './permission-choice.ts';
import { permissionWords, subjectWords } from './permission.messages.ts';
import './role.css';

interface PermissionGridProps {
  readonly chosen: readonly Permission[];
  /** Whether a permission may be in the role that is written. */
  readonly mayHave: (permission: Permission) => boolean;
  readonly onChange: (chosen: Permission[]) => void;
}

/** Every permission there is as a box, those of a subject together. */
export function PermissionGrid(props: PermissionGridProps) {
  return (
    <div className="role-groups">
      {permissionGroups.map((group) => (
        <GroupOfBoxes key={group.subject} group={group} {...props} />
      ))}
    </div>
  );
}

interface GroupOfBoxesProps extends PermissionGridProps {
  readonly group: PermissionGroup;
}

function GroupOfBoxes({ group, chosen, mayHave, onChange }: GroupOfBoxesProps) {
  const { t, i18n } = useLingui();
  const { subject, permissions } = group;
  const heading = useId();
  const notHeld = t`You do not have this yourself`;
  return (
    <fieldset className="role-group" data-subject={subject} aria-labelledby={heading}>
      <GroupHead {...{ group, chosen, mayHave, onChange, heading }} />
      <div className="role-boxes">
        {permissions.map((permission) => {
          const isIn = chosen.includes(permission);
          return (
            <span key={permission} data-permission={permission}>
              <Checkbox
                label={i18n._(permissionWords[permission])}
                checked={isIn}
                disabledReason={isIn || mayHave(permission) ? undefined : notHeld}
                onChange={(on) => onChange(withAll(chosen, [permission], on))}
              />
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What the group is about, how many of it are chosen, and the box for all of them. */
function GroupHead(props: GroupOfBoxesProps & { readonly heading: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { group, chosen, mayHave, onChange, heading } = props;
  const { count, standing, isFixed, press } = groupBox(group.permissions, chosen, mayHave);
  return (
    <div className="role-group-head">
      <strong id={heading}>{i18n._(subjectWords[group.subject])}</strong>
      <span className="ui-faint">{t`${format.count(count)} of ${format.count(group.permissions.length)}`}</span>
      {group.permissions.length > 1 && !isFixed && (
        <Checkbox
          label={t`All`}
          checked={standing === 'all'}
          mixed={standing === 'some'}
          onChange={() => onChange(press())}
        />
      )}
    </div>
  );
}
