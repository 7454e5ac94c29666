// The form by which a file of people is described, as a plain form sends it.
import { numberedFields, readFlag } from './form-fields.ts';

export const IMPORT_SCREEN = '/email-marketing?tab=audience&view=import';

/** Fields `column-0`, `column-1`, ... and `list-<id>` besides those that are named as in the body. */
export function readImportForm(fields: Readonly<Record<string, string>>): unknown {
  const { encoding, hasTitles, updates, tags } = fields;
  const columns = numberedFields(fields, 'column-').map(([, use]) => use);
  return {
    encoding,
    hasTitles: readFlag(hasTitles),
    updates: readFlag(updates),
    ...(columns.length > 0 ? { columns } : {}),
    ...(tags === undefined
      ? {}
      : {
          tags: tags.split(',').flatMap((tag) => tag.trim() || []),
          lists: numberedFields(fields, 'list-').map(([id]) => id),
        }),
  };
}
