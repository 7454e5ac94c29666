// Our own note of an upload that goes on: which step it is at, and what the next needs.
import * as v from 'valibot';

const Note = v.variant('step', [
  v.object({
    /** Everything but the last part, which may be sent again; or the last part, which makes the film appear. */
    step: v.picklist(['first-parts', 'last-part']),
    /** Where the bytes go: known to whoever may upload them, so it is a secret of its own. */
    session: v.string(),
    size: v.number(),
  }),
  v.object({ step: v.literal('processing'), id: v.string() }),
]);
export type Note = v.InferOutput<typeof Note>;
export type UploadNote = Extract<Note, { session: string }>;

export function writeNote(note: Note): string {
  return JSON.stringify(note);
}

/** Undefined for what is no note of ours. */
export function readNote(data: string | undefined): Note | undefined {
  if (data === undefined) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Note), data);
  return read.success ? read.output : undefined;
}
