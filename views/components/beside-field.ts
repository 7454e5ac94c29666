// What is refused, said beside the field that it is about.

/** Without the field's name, which programs need and people see. */
export function besideField(message: string): string {
  return message.replace(/^\w+: (is|must|has)/, 'This $1').replace(/^\w+: /, '');
}
