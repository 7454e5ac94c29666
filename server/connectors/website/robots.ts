// Which paths of a site its robots.txt leaves open to us (RFC 9309).

interface Rule {
  readonly allows: boolean;
  readonly path: string;
}

/** Whether a path with its query may be read. */
export type Robots = (path: string) => boolean;

const NAME = 'drivyn';
/** RFC 9309, 2.5: what is longer may be cut. */
const MOST_CHARACTERS = 500 * 1024;
const MOST_RULES = 1000;

/** The rules of the group that names us, or else of the one for all. */
export function readRobots(text: string): Robots {
  const groups = new Map<string, Rule[]>();
  let named: string[] = [];
  let isNaming = false;
  for (const line of text.slice(0, MOST_CHARACTERS).split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === 'user-agent') {
      if (!isNaming) named = [];
      isNaming = true;
      named.push(value.trim().toLowerCase());
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      const rule = { allows: field === 'allow', path: value.trim() };
      if (rule.path !== '') for (const name of named) addRule(groups, name, rule);
    }
  }
  const rules = groups.get(NAME) ?? groups.get('*') ?? [];
  return (path) => isAllowed(rules, path);
}

function addRule(groups: Map<string, Rule[]>, name: string, rule: Rule): void {
  const rules = groups.get(name) ?? [];
  if (rules.length < MOST_RULES) rules.push(rule);
  groups.set(name, rules);
}

/** The longest rule that fits decides; of two alike, the one that allows. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  const fitting = rules.filter((rule) => fits(rule.path, path));
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length));
  const deciding = fitting.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ allows }) => allows);
}

/** `*` stands for anything, `$` for the end. Not by a regular expression: a site could make one that never ends. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const [first = '', ...rest] = (isWhole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length || (rest.length > 0 && path.endsWith(rest.at(-1) ?? ''));
}
