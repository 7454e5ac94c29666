// Joins the class names of a component.

/** Leaves out what is absent or switched off: `classNames('card', flush && 'card-flush')`. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
