// JSON out of what a model says: some talk before it, think aloud, or fence it in.
import * as v from 'valibot';

/** The first object in a text that fits the schema; undefined when none does. */
export function readAnswer<S extends v.GenericSchema>(text: string, schema: S): v.InferOutput<S> | undefined {
  // Thoughts come first, and may hold drafts of the answer.
  const said = text.slice(text.lastIndexOf('</think>') + 1);
  for (let at = said.indexOf('{'); at !== -1; at = said.indexOf('{', at + 1)) {
    const end = endOfObject(said, at);
    const read = end === -1 ? undefined : parse(said.slice(at, end + 1), schema);
    if (read !== undefined) return read;
    // A whole object that does not fit holds none that does; one that is torn may.
    if (end !== -1) at = end;
  }
  return undefined;
}

function parse<S extends v.GenericSchema>(json: string, schema: S): v.InferOutput<S> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(json));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Where the object that begins at `start` ends; -1 when it does not. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const mark = text[at];
    if (isQuoted && mark === '\\') at += 1;
    else if (mark === '"') isQuoted = !isQuoted;
    else if (!isQuoted && mark === '{') depth += 1;
    else if (!isQuoted && mark === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
