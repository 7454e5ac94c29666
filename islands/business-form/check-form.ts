// What the business form checks before it sends anything; spec section 5. The server checks everything again.

/** In the order in which they stand in the form. */
export const NAMES = [
  'name',
  'industry',
  'description',
  'targetAudience',
  'marketingGoals',
  'toneOfVoice',
  'brandValues',
  'websiteUrl',
  'timezone',
  'locale',
  'currency',
] as const;
export type FieldName = (typeof NAMES)[number];
export type Errors = Partial<Record<FieldName, string>>;

const REQUIRED: Partial<Readonly<Record<FieldName, string>>> = {
  name: 'Enter the name of your business.',
  industry: 'Choose an industry.',
  description: 'Describe what your business does.',
  targetAudience: 'Say who you want to reach.',
  marketingGoals: 'Say what you want to achieve.',
  timezone: 'Enter a time zone such as Europe/Paris.',
};

type Input = Partial<Readonly<Record<FieldName, string>>>;

/** Whether a field that must be filled is empty. */
export function isMissing(input: Input): boolean {
  return NAMES.some((name) => REQUIRED[name] !== undefined && !input[name]?.trim());
}

/** @returns a sentence for each field at fault */
export function checkForm(input: Input): Errors {
  const errors: Errors = {};
  for (const name of NAMES) {
    if (REQUIRED[name] && !input[name]?.trim()) errors[name] = REQUIRED[name];
  }
  if (input.websiteUrl && !isWebUrl(input.websiteUrl)) {
    errors.websiteUrl = 'Enter a whole web address, such as https://example.com';
  }
  return errors;
}

function isWebUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
