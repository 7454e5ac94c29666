// Merge fields: `{{name|there}}` is a value, or what stands after the bar where it is empty; `{{#name}}...{{/name}}` is
// said only where there is a value, `{{^name}}...{{/name}}` only where there is none. Parsed once, filled for each person.
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';

/** A text with its merge fields. */
export type Template = readonly Part[];

type Part =
  | string
  | { readonly field: string; readonly fallback: string }
  | { readonly when: string; readonly filled: boolean; readonly parts: Template };

/** A value by the name of its field; empty where there is none. */
export type FieldValue = (field: string) => string;

/** What stands between two pairs of braces. */
export const TAG = /\{\{([^{}]*)\}\}/g;
const FIELD = /^([#^/]?)\s*([\p{L}\p{N}_.-]+)\s*(?:\|(.*))?$/su;

interface Open {
  readonly field: string;
  readonly filled: boolean;
  readonly parts: Part[];
}

/** @throws AppError invalid, in `of`, for what is no merge field or has no end */
export function parseTemplate(text: string, of: 'subject' | 'content'): Template {
  const refuse = (tag: string) =>
    new AppError('invalid', inField(of, say('email.merge-broken', { tag: tag.slice(0, 80) })), { field: of });
  const stack: Open[] = [{ field: '', filled: true, parts: [] }];
  let after = 0;
  for (const tag of text.matchAll(TAG)) {
    addText(stack, text.slice(after, tag.index));
    after = tag.index + tag[0].length;
    if (!addTag(stack, tag[1] ?? '')) throw refuse(tag[0]);
  }
  addText(stack, text.slice(after));
  const [whole, unclosed] = stack;
  if (unclosed) throw refuse(`{{${unclosed.filled ? '#' : '^'}${unclosed.field}}}`);
  return whole?.parts ?? [];
}

function addText(stack: readonly Open[], text: string): void {
  if (text) stack.at(-1)?.parts.push(text);
}

/** @returns whether the tag is one that may stand here */
function addTag(stack: Open[], inner: string): boolean {
  const [, mark, field, fallback] = FIELD.exec(inner.trim()) ?? [];
  if (field === undefined || (mark && fallback !== undefined)) return false;
  if (mark === '#' || mark === '^') {
    stack.push({ field, filled: mark === '#', parts: [] });
    return true;
  }
  if (mark === '/') return close(stack, field);
  stack.at(-1)?.parts.push({ field, fallback: (fallback ?? '').trim() });
  return true;
}

function close(stack: Open[], field: string): boolean {
  if (stack.length === 1 || stack.at(-1)?.field !== field) return false;
  const { filled, parts } = stack.pop() as Open;
  stack.at(-1)?.parts.push({ when: field, filled, parts });
  return true;
}

/** The names of all fields in it, each once. */
export function fieldsOf(template: Template): string[] {
  const names = template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'field' in part ? [part.field] : [part.when, ...fieldsOf(part.parts)];
  });
  return [...new Set(names)];
}

/** The text for one person. */
export function fillTemplate(template: Template, read: FieldValue): string {
  return template
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('field' in part) return read(part.field) || part.fallback;
      return (read(part.when) !== '') === part.filled ? fillTemplate(part.parts, read) : '';
    })
    .join('');
}

/** The first field that would be said and has neither a value nor anything that stands for it. */
export function findMissing(template: Template, read: FieldValue): string | undefined {
  for (const part of template) {
    if (typeof part === 'string') continue;
    if ('field' in part) {
      if (!part.fallback && !read(part.field)) return part.field;
      continue;
    }
    const isSaid = (read(part.when) !== '') === part.filled;
    const missing = isSaid ? findMissing(part.parts, read) : undefined;
    if (missing !== undefined) return missing;
  }
  return undefined;
}

/** Fields that every subscriber has; attributes come on top. */
export const PERSON_FIELDS = ['name', 'firstName', 'email'] as const;

/** What the fields of {@link PERSON_FIELDS} say of somebody, and `attributes.<key>` by their keys. */
export function personField(person: {
  readonly name: string;
  readonly email: string;
  readonly attributes?: Readonly<Record<string, string>>;
}): FieldValue {
  const values: Readonly<Record<string, string>> = {
    name: person.name,
    firstName: person.name.trim().split(/\s+/)[0] ?? '',
    email: person.email,
    ...Object.fromEntries(
      Object.entries(person.attributes ?? {}).map(([key, value]) => [`attributes.${key}`, value]),
    ),
  };
  return (field) => (Object.hasOwn(values, field) ? (values[field] ?? '') : '');
}

/** Whether all braces of a text are merge fields, as they are in what was checked when it was saved. */
export function isTemplate(text: string): boolean {
  try {
    parseTemplate(text, 'content');
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
