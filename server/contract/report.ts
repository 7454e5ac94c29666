// What an analysis or a strategy says: groups of plain blocks, so that screen, shared page and PDF show the same.
import * as v from 'valibot';

export const Block = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({
    kind: v.literal('table'),
    caption: v.string(),
    columns: v.array(v.object({ label: v.string(), numeric: v.boolean() })),
    /** One text for each column; the first names the row. */
    rows: v.array(v.array(v.string())),
  }),
  v.object({
    kind: v.literal('bars'),
    /** A sentence that says what the bars show. */
    caption: v.string(),
    unit: v.string(),
    bars: v.array(v.object({ label: v.string(), value: v.number() })),
  }),
]);
export type Block = v.InferOutput<typeof Block>;

/** `sample`: not the business's own. `sandbox`: measured on a simulated network. */
export const ReportTag = v.nullable(v.picklist(['sample', 'sandbox']));
export type ReportTag = v.InferOutput<typeof ReportTag>;

export const Group = v.object({ title: v.string(), tag: ReportTag, blocks: v.array(Block) });
export type Group = v.InferOutput<typeof Group>;
