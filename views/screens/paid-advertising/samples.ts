// Static examples that the spec prescribes; shown with the Sample tag only.

export const SAMPLE_AUDIENCES: readonly {
  readonly name: string;
  readonly who: string;
  readonly people: string;
  readonly fit: string;
}[] = [
  { name: 'Nearby families', who: 'Parents of 28 to 45 within 10 km', people: '18,400', fit: 'High' },
  { name: 'Office lunch', who: 'People who work in the town centre', people: '9,200', fit: 'High' },
  { name: 'Weekend visitors', who: 'Travellers who search for the town', people: '31,000', fit: 'Medium' },
];

export const SAMPLE_RECOMMENDATION = {
  title: 'Move 20% of the budget to the evening',
  text: 'Between 6 and 9 pm a result cost $4.10 instead of $6.80. Moving 20% there would bring about 14 more a month.',
} as const;

export const SAMPLE_CREATIVES: readonly { readonly name: string; readonly finding: string }[] = [
  { name: 'Picture of the product, short text', finding: '2.9% clicked; best with people of 25 to 34.' },
  { name: 'Video of 15 seconds', finding: '2.1% clicked; most watched to the end.' },
  { name: 'Long text', finding: '0.8% clicked; better as a post than as an advert.' },
];
