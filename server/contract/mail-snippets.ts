// The blocks that a person can put into a mail with one press, as the text that stands for each.

export interface MailSnippet {
  readonly name: string;
  readonly text: string;
}

/** With script it is one of the business's own that is chosen. */
export const PICTURE_SNIPPET: MailSnippet = {
  name: 'Picture',
  text: '![What it shows](https://example.com/picture.jpg)',
};

export const MAIL_SNIPPETS = [
  { name: 'Name', text: '{{name|there}}' },
  { name: 'Heading', text: '## A heading' },
  { name: 'Button', text: '**[What happens](https://example.com)**' },
  PICTURE_SNIPPET,
  { name: 'List', text: '- One\n- Two' },
  { name: 'Columns', text: ':::columns\nLeft\n\n---\n\nRight\n:::' },
  {
    name: 'Product',
    text: ':::product\n![What it shows](https://example.com/product.jpg)\n\n### Its name\nWhat it costs\n\n**[Buy it](https://example.com)**\n:::',
  },
  { name: 'Coupon', text: '::coupon[CODE]' },
  { name: 'Divider', text: '---' },
  {
    name: 'Social links',
    text: ':::social\n[Where you are](https://example.com) · [And where else](https://example.com)\n:::',
  },
  { name: 'Footer', text: ':::footer\nYour postal address\n:::' },
] as const satisfies readonly MailSnippet[];

/** A field of a person stands within a line; every other snippet is a block of its own. */
export function isInline({ text }: MailSnippet): boolean {
  return text.startsWith('{{');
}
