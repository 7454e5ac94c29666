// What all of Meta's Graph have in common as its documents have it: how it tells of trouble, and of moments.
import type { Said } from './stranger.ts';

export const trouble = (code: number, subcode: number | null, message: string, status = 400): Said => ({
  status,
  body: {
    error: {
      ...{ message, type: 'OAuthException', code, error_data: [], fbtrace_id: 'A1' },
      ...(subcode !== null && { error_subcode: subcode }),
    },
  },
});

/** Moments as the Graph tells them. */
export const toGraphTime = (at: number) => `${new Date(at).toISOString().slice(0, 19)}+0000`;
