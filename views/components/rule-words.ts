// Fields and rules of segments in words.
import {
  type GroupDraft,
  type PartDraft,
  type RowDraft,
  subjectOf,
  valueKindOf,
  wordsOfAsk,
} from '../../server/contract/segment-draft.ts';

/** What a builder offers, and a rule is told with. */
export interface RuleNames {
  readonly lists: readonly { readonly id: number; readonly name: string }[];
}

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  email: 'Email address',
  name: 'Name',
  status: 'Status',
  createdAt: 'Known since',
  tag: 'Tag',
  list: 'List',
};

export const EVENT_WORDS: Readonly<Record<string, string>> = {
  order: 'Ordered',
  cart: 'Filled a cart',
  refund: 'Got a refund',
  product_viewed: 'Looked at a product',
  subscribed: 'Subscribed',
  opened: 'Opened a mail',
  clicked: 'Followed a link in a mail',
};

export const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: 'subscribed',
  unsubscribed: 'unsubscribed',
  known: 'never subscribed',
};

/** A field as people read it: an attribute by its own name. */
export function fieldWords(field: string): string {
  const [, group, name = ''] =
    /^(attributes|event)\.(.*?)(?::(?:text|number|boolean|date))?$/s.exec(field) ?? [];
  if (group === 'event') return EVENT_WORDS[name] ?? `Did “${name}”`;
  if (group === 'attributes') return name;
  return FIELD_NAMES[field] ?? field;
}

/** A whole rule in one sentence's worth of words. */
export function ruleWords(rule: GroupDraft, names: RuleNames): string {
  return rule.parts.map((part) => partWords(part, names)).join(rule.match === 'any' ? ' or ' : ' and ');
}

function partWords(part: PartDraft, names: RuleNames): string {
  if (!('match' in part)) return rowWords(part, names);
  const words = ruleWords(part, names);
  return part.parts.length > 1 ? `(${words})` : words;
}

function rowWords(row: RowDraft, { lists }: RuleNames): string {
  const subject = subjectOf(row.field);
  const kind = valueKindOf(row);
  const ask = subject ? wordsOfAsk(subject, row.ask) : row.ask;
  const value = kind === 'list' ? nameOfList(lists, row.value) : (STATUS_WORDS[row.value] ?? row.value);
  const said = ask.includes('…') ? ask.replace('…', () => row.value) : ask;
  const isShown = kind !== 'none' && kind !== 'days';
  return `${fieldWords(row.field)} ${said}${isShown ? ` ${kind === 'yes-no' ? yesNo(row.value) : value}` : ''}`;
}

const yesNo = (value: string) => (value === 'true' ? 'yes' : 'no');

function nameOfList(lists: RuleNames['lists'], id: string): string {
  return lists.find((list) => String(list.id) === id)?.name ?? 'one that is gone';
}
