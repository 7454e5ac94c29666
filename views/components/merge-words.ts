// Words of a mail with their merge fields as somebody reads them of whom nothing is known.

const TAG = /\{\{\s*([#^/]?)\s*([\p{L}\p{N}_.-]+)\s*(?:\|([^{}]*))?\}\}/gu;

/** What stands for an empty field, or its name in brackets; signs of what only some people read are left out. */
export function withoutFields(text: string): string {
  return text.replace(TAG, (_, mark: string, field: string, fallback?: string) =>
    mark ? '' : fallback?.trim() || `[${field.replace(/^attributes\./, '')}]`,
  );
}
