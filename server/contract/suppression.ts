// Addresses that a business must not write to.
import * as v from 'valibot';
import { problem } from './problem.ts';
import { EmailAddress } from './schema.ts';

/** `manual`: a person said so. `bounce`: mail cannot arrive there. `complaint`: mail was reported as spam. */
export const SUPPRESSION_REASONS = ['manual', 'bounce', 'complaint'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Body of POST /api/suppressions. */
export const SuppressionInput = v.object({
  email: EmailAddress,
  reason: v.picklist(SUPPRESSION_REASONS, problem('either', { names: ['manual', 'bounce', 'complaint'] })),
});
export type SuppressionInput = v.InferOutput<typeof SuppressionInput>;

export const Suppression = v.object({
  email: v.string(),
  reason: v.picklist(SUPPRESSION_REASONS),
  createdAt: v.string(),
});
export type Suppression = v.InferOutput<typeof Suppression>;

export const SUPPRESSION_EXAMPLE = { email: 'anna@example.com', reason: 'manual' };
