// What the spec prescribes where there is nothing real yet; shown with the Sample tag only.

/** Spec section 9. */
export const SAMPLE_FIGURES = {
  tasks: 8,
  score: 87,
  scoreChange: '+4.2%',
  content: 124,
  contentChange: '+18%',
} as const;

export const SAMPLE_INSIGHTS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Carousels hold attention longer',
    text: 'Posts with several pictures were read 40% longer, so more of them were planned.',
  },
  {
    title: 'Posting time moved to the evening',
    text: 'Replies came mostly between 6 and 8 pm, so three posts a week moved there.',
  },
  {
    title: 'Budget shifted to the better platform',
    text: 'One platform brought orders at half the cost, so 15% of the budget moved to it.',
  },
  {
    title: 'A new audience was found',
    text: 'People who save recipes react twice as often, so two posts were written for them.',
  },
];

export const SAMPLE_PREDICTIONS: readonly {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}[] = [
  { label: 'Follower growth', value: '+12%', hint: 'in the next 30 days' },
  { label: 'Engagement', value: '+8%', hint: 'in the next 30 days' },
  { label: 'ROI', value: '3.2x', hint: 'in the next 90 days' },
  { label: 'Conversions', value: '+15%', hint: 'in the next 90 days' },
];
