// What a segment's rule is made of, as plain types: what builds one in a browser needs no more.

export const OPS = ['is', 'not', 'has', 'gt', 'lt', 'before', 'after', 'exists'] as const;
export type Op = (typeof OPS)[number];

export interface Condition {
  readonly field: string;
  readonly op: Op;
  readonly value?: string | number | boolean | undefined;
}
export type Rule = { readonly all: readonly Part[] } | { readonly any: readonly Part[] };
export type Part = Rule | Condition;

/** Groups within groups, and conditions of one rule. */
export const RULE_DEPTH = 5;
export const RULE_CONDITIONS = 50;

/** A kind of field: what can be asked of it. */
export type FieldKind = 'text' | 'status' | 'date' | 'tag' | 'list' | 'attribute' | 'event';

/** Fields that everybody has; beside them are `attributes.<key>` and `event.<name>`. */
export const OWN_FIELDS: Readonly<Record<string, FieldKind>> = {
  email: 'text',
  name: 'text',
  status: 'status',
  createdAt: 'date',
  tag: 'tag',
  list: 'list',
};

/** Days from now, as a rule says them. */
export const RELATIVE = /^(?:(\d{1,5}) days? ago|in (\d{1,5}) days?)$/;
