// Where a rule is wrong, as the server says it: `rule.all.0.any.1.value: must be a number` is about the second row of the
// first group.

export interface RuleFault {
  /** `name`, `rule` as a whole, or the path of a row such as `0-1`. */
  readonly at: string;
  readonly key?: 'field' | 'op' | 'value';
  readonly message: string;
}

export function faultOf(said: string): RuleFault {
  const [, way = '', key, words = ''] =
    /^rule((?:\.(?:all|any)(?:\.\d+)?)*)(?:\.(field|op|value))?: (.*)$/s.exec(said) ?? [];
  const path = [...way.matchAll(/\.(\d+)/g)].map(([, place]) => place).join('-');
  if (key && path)
    return { at: path, key: key as NonNullable<RuleFault['key']>, message: inPlace(key, words) };
  if (words) return { at: 'rule', message: `The conditions: ${words}.` };
  const isName = /^name\b|called/.test(said);
  return { at: isName ? 'name' : 'rule', message: said.replace(/^name:? /, 'This ') };
}

function inPlace(key: string, words: string): string {
  if (key === 'field') return 'Choose what this is about.';
  if (key === 'op') return 'Choose what is asked of it.';
  return words === 'is required' ? 'Say with what it is compared.' : `This ${words}.`;
}
