import { memo, useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  permissionGroups,
  type Permission,
  type PermissionGroup,
} from '#model/areas/setup/role/permissions.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { groupBox, withAll } from './permission-choice.ts';
import { permissionWords, subjectWords } from '#views/kit/permission/permission.messages.ts';
import './role.css';

interface PermissionGridProps {
  /** All there are by default. */
  readonly groups?: readonly PermissionGroup[];
  readonly chosen: readonly Permission[];
  /** Whether the edited role may contain a permission. */
  readonly mayHave: (permission: Permission) => boolean;
  readonly onChange: (chosen: Permission[]) => void;
}

/** Every permission as a checkbox, grouped by subject. */
export function PermissionGrid(props: PermissionGridProps) {
  const { chosen, onChange, groups = permissionGroups } = props;
  const toggle = useLatest((permission: Permission, isIn: boolean) =>
    onChange(withAll(chosen, [permission], isIn)),
  );
  return (
    <div className="role-groups">
      {groups.map((group) => (
        <GroupOfBoxes key={group.subject} group={group} onToggle={toggle} {...props} />
      ))}
    </div>
  );
}

interface GroupHeadProps extends PermissionGridProps {
  readonly group: PermissionGroup;
  readonly heading: string;
}

interface GroupOfBoxesProps extends Omit<GroupHeadProps, 'heading'> {
  readonly onToggle: PermissionBoxProps['onToggle'];
}

function GroupOfBoxes({ group, chosen, mayHave, onChange, onToggle }: GroupOfBoxesProps) {
  const { subject, permissions } = group;
  const heading = useId();
  return (
    <fieldset className="role-group" data-subject={subject} aria-labelledby={heading}>
      <GroupHead {...{ group, chosen, mayHave, onChange, heading }} />
      <div className="role-boxes">
        {permissions.map((permission) => {
          const isIn = chosen.includes(permission);
          const isFixed = !isIn && !mayHave(permission);
          return <PermissionBox key={permission} {...{ permission, isIn, isFixed, onToggle }} />;
        })}
      </div>
    </fieldset>
  );
}

interface PermissionBoxProps {
  readonly permission: Permission;
  readonly isIn: boolean;
  /** The person editing the role may not add it. */
  readonly isFixed: boolean;
  readonly onToggle: (permission: Permission, isIn: boolean) => void;
}

/** Memoised: of the seventy checkboxes only the changed one re-renders. */
const PermissionBox = memo(function PermissionBox({
  permission,
  isIn,
  isFixed,
  onToggle,
}: PermissionBoxProps) {
  const { t, i18n } = useLingui();
  return (
    <span data-permission={permission}>
      <Checkbox
        label={i18n._(permissionWords(permission))}
        checked={isIn}
        disabledReason={isFixed ? t`You don't have this yourself` : undefined}
        onChange={(on) => onToggle(permission, on)}
      />
    </span>
  );
});

/** The subject of a group, the number of selected permissions, and a checkbox for all of them. */
function GroupHead(props: GroupHeadProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { group, chosen, mayHave, onChange, heading } = props;
  const { count, standing, isFixed, press } = groupBox(group.permissions, chosen, mayHave);
  return (
    <div className="role-group-head">
      <strong id={heading}>{i18n._(subjectWords(group.subject))}</strong>
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
