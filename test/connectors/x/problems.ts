// How X on this machine refuses: problems by RFC 7807.
import type { Answer } from '../support/stand-in.ts';

export const problem = (status: number, title: string, detail: string, type = 'about:blank'): Answer => ({
  status,
  json: { title, detail, type, status },
});

export const FORBIDDEN = problem(403, 'Forbidden', 'You are not permitted to perform this action.');

export const invalid = (message: string): Answer => ({
  status: 400,
  json: {
    errors: [{ parameters: {}, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.x.com/2/problems/invalid-request',
  },
});
