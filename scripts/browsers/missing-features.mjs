import { lackingIn } from './compat.ts';

/**
 * What the oldest browsers lack: `of` returns a use's name and the browsers lacking it (none if the data does not know
 * it), `isDoubtful` whether some member of that name is lacking, so that its owner must be known.
 */
export function missingFeatures(data) {
  const spaces = [data.api, data.javascript.builtins, data.javascript.builtins.Intl];
  const browsersWithout = remembered((entry, prefix) => lackingIn(data, entry, prefix));
  const members = membersOf(spaces, browsersWithout);
  const functions = functionsOf(data.css.types);
  // A member's owner may be unknown: then it is lacking if every member of that name is.
  const lacking = (entries, prefix) => {
    const found = entries.filter((entry) => entry?.__compat).map((entry) => browsersWithout(entry, prefix));
    return found.length > 0 && found.every((browsers) => browsers.length > 0) ? found[0] : [];
  };
  const of = (use) => {
    if (use.name !== undefined) return [nameOf(use), lacking(namedBy(use, { data, spaces, members }))];
    if (use.event) return [`event ${use.event}`, lacking(members.get(`${use.event}_event`) ?? [])];
    if (use.attribute) return [`attribute ${use.attribute}`, lacking(attributeBy(use, data.html))];
    if (use.rule)
      return [`@${use.rule}${use.feature ? ` ${use.feature}` : ''}`, lacking(ruleBy(use, data.css))];
    if (use.selector) return [`:${use.selector}`, lacking([data.css.selectors[use.selector]])];
    if (use.function) return functionFound(use, functions, lacking);
    return propertyFound(use, data.css, lacking);
  };
  const isDoubtful = (word) =>
    [...spaces.map((space) => space[word]), ...(members.get(word) ?? [])].some(
      (entry) => entry?.__compat && browsersWithout(entry).length > 0,
    );
  return { of, isDoubtful };
}

function remembered(lackedBy) {
  const known = new Map();
  return (entry, prefix = '') => {
    if (prefix !== '') return lackedBy(entry, prefix);
    if (!known.has(entry)) known.set(entry, lackedBy(entry));
    return known.get(entry);
  };
}

/** Members by name; without members of lacking features, which are reported where they are reached. */
function membersOf(spaces, browsersWithout) {
  const members = new Map();
  const owners = spaces.flatMap((space) => Object.values(space));
  const there = owners.filter((owner) => !owner.__compat || browsersWithout(owner).length === 0);
  for (const [key, entry] of there.flatMap(Object.entries)) {
    const name = key.replace(/_static$/, '');
    if (!entry.__compat) continue;
    if (members.has(name)) members.get(name).push(entry);
    else members.set(name, [entry]);
  }
  return members;
}

/** Value functions are nested at any depth below the value types. */
function functionsOf(types, found = new Map()) {
  for (const [name, entry] of Object.entries(types)) {
    if (name === '__compat') continue;
    found.set(name, [...(found.get(name) ?? []), entry]);
    functionsOf(entry, found);
  }
  return found;
}

const isGlobal = (host) => host === '' || host === 'Window';

const nameOf = ({ host, name }) => (isGlobal(host) ? name : `${host}.${name}`);

function namedBy({ host, name }, { data, spaces, members }) {
  if (isGlobal(host)) return [...spaces.map((space) => space[name]), data.api.Window[name]];
  const owner = spaces.find((space) => space[host])?.[host];
  const own = owner?.[name] ?? owner?.[`${name}_static`];
  const named = members.get(name) ?? [];
  return own ? [own].filter((entry) => named.includes(entry)) : named;
}

const attributeBy = ({ element, attribute }, { elements, global_attributes }) => [
  elements[element]?.[attribute] ?? global_attributes[attribute],
];

const ruleBy = ({ rule, feature }, css) => [
  feature ? css['at-rules'][rule]?.[feature] : css['at-rules'][rule],
];

function functionFound({ function: name, isRelative }, functions, lacking) {
  const entries = functions.get(name) ?? [];
  if (!isRelative) return [`${name}()`, lacking(entries)];
  return [`${name}(from)`, lacking(entries.map((entry) => entry.relative_syntax))];
}

function propertyFound({ property, word, block }, css, lacking) {
  const own = css['at-rules'][block]?.[property] ?? css.properties[property];
  if (word) return [`${property}: ${word}`, lacking([own?.[word]])];
  const prefix = /^-[a-z]+-/.exec(property)?.[0];
  return own || !prefix
    ? [property, lacking([own])]
    : [property, lacking([css.properties[property.slice(prefix.length)]], prefix)];
}
