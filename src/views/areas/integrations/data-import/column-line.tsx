import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { Select } from '#views/ui/select.tsx';
import type { ColumnLineProps } from './step-props.ts';
import { ColumnUnderstood } from './column-understood.tsx';
import { readAs } from './mapping-edits.ts';
import { useFieldOptions, NOTHING } from './use-field-options.ts';
import { sureness, type Sureness } from './sureness.ts';
import { textsIn } from './use-samples.ts';

/** Samples shown below a head. */
const SHOWN = 4;

/** A column of the file: its head and cells, what it is read as, and how its cells are understood. [DIS4, DIS5] */
export function ColumnLine(props: ColumnLineProps) {
  const { row, mapping, mayMap, column, samples, fields } = props;
  const { t } = useLingui();
  const { value, edit } = mapping;
  const head = row.table.heads[column] || t`Column ${column + 1}`;
  const texts = textsIn(samples, column);
  const read = value.columns.find((one) => one.column === column);
  const options = useFieldOptions(fields, value);
  const isRecalled = row.recalled && mapping.value === row.mapping;
  return (
    <li data-read={read !== undefined} data-column={column}>
      <span className="import-head">
        <strong className="ui-truncate">{head}</strong>
        <span className="import-samples">
          {texts.length === 0 ? t`Empty` : texts.slice(0, SHOWN).join(' · ')}
        </span>
      </span>
      <span className="import-field">
        <Select
          label={t`${head} is read as`}
          value={read?.field ?? NOTHING}
          options={options}
          disabled={!mayMap}
          onChange={(name) => edit(readAs(value, column, fields.named(name) ?? null))}
        />
        {read && (
          <Sure
            sure={sureness(row.table.heads[column] ?? '', read, { guessed: props.guessed, isRecalled })}
          />
        )}
      </span>
      <ColumnUnderstood {...props} read={read} texts={texts} />
    </li>
  );
}

/** How sure the guess is, in words. */
function Sure({ sure }: { readonly sure: Sureness }) {
  const { t } = useLingui();
  const words: Readonly<Record<Sureness, string>> = {
    certain: t`Matched by header`,
    likely: t`Guessed: please check`,
    chosen: t`As it was chosen`,
    recalled: t`As in the last file with these columns`,
  };
  return (
    <small className="import-look" data-tone={sure === 'likely' ? 'warning' : 'neutral'} data-sure={sure}>
      <Icon
        name={
          sure === 'likely'
            ? 'help'
            : sure === 'certain'
              ? 'checks'
              : sure === 'recalled'
                ? 'history'
                : 'hand'
        }
        size={13}
      />
      {words[sure]}
    </small>
  );
}
