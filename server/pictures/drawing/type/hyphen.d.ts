// The package says nothing of its types.
declare module 'hyphen/*' {
  const language: {
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  };
  export default language;
}
