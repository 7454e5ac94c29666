// Simulated figures and real ones are two worlds that no screen mixes.
export type World = 'real' | 'sandbox';
