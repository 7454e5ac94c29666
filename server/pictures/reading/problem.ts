// What keeps a file from being taken, by name: whoever answers makes a sentence of it.

/**
 * `unknown`: no kind of file that is read here; `heic`: a picture as iPhones keep them; `damaged`: it does not hold what it says, or not to its end; `large`: it
 * would take more memory than one picture may; `unreadable`: a rare form of a known kind, such as four inks.
 */
export type ProblemName = 'unknown' | 'heic' | 'damaged' | 'large' | 'unreadable' | 'slow';

export class ReadingProblem extends Error {
  readonly problem: ProblemName;

  constructor(problem: ProblemName) {
    super(`the file is ${problem}`);
    this.problem = problem;
  }
}

export function damaged(): ReadingProblem {
  return new ReadingProblem('damaged');
}
