import { nameOf, textsOf } from './syntax.mjs';

const translating = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Props with text that people read. */
const readProps = new Set(
  'label placeholder title alt header heading caption hint tooltip description message summary emptyMessage aria-label aria-description aria-roledescription aria-placeholder aria-valuetext'.split(
    ' ',
  ),
);
const hasWords = (text) => /\p{L}{2}/u.test(text);

/** Text that people read goes through Lingui: text between tags, and the props above. */
export const textHabits = [
  {
    name: 'translated',
    says: 'wrap it in <Trans> or t`…`',
    applies: (path) =>
      /^src\/(views\/.*|main|main\/.*)\.tsx$/.test(path) && !/\.(test|spec)\.tsx$/.test(path),
    finds: isUntranslated,
    bad: [
      '<p>Stock on hand</p>;',
      "<p>{'Stock on hand'}</p>;",
      "<p>{open ? 'Open' : name}</p>;",
      '<p>{`${count} items`}</p>;',
      '<Button label="Save" />;',
      "<input placeholder={'Search'} />;",
      '<a aria-label="Close" title="Close" />;',
      '<img alt="A box" />;',
    ],
    good: [
      '<p><Trans>Stock on hand</Trans></p>;',
      '<p>{name} · {count}</p>;',
      '<Button label={t`Save`} />;',
      '<Trans>Sold <b>twice</b></Trans>;',
      '<p className="wide">{label}</p>;',
    ],
  },
];

function isUntranslated(node, ancestors) {
  if (node.type === 'JSXAttribute') {
    return readProps.has(attributeName(node.name)) && textsOf(node.value).some(hasWords);
  }
  const parent = ancestors.at(-1);
  const between = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  if (!between || ancestors.some(isTranslating)) return false;
  if (node.type === 'JSXText') return hasWords(node.value);
  return node.type === 'JSXExpressionContainer' && textsOf(node).some(hasWords);
}

function attributeName(name) {
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
}

function isTranslating(node) {
  return node.type === 'JSXElement' && translating.has(nameOf(node.openingElement.name));
}
