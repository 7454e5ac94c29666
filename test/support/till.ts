// A payment service in memory: what it is told to say, what it charged, and a place to step in before each call.
import assert from 'node:assert/strict';
import type { PaymentState } from '../../server/domain/billing/gateway.ts';
import type { PaymentGateway } from '../../server/domain/billing/index.ts';

const ENDED = { end: 'declined', reason: 'It was ended.' } as const;

export class Till {
  /** Its answer to the next charges. */
  says: PaymentState = { end: 'paid' };
  readonly payments = new Map<string, PaymentState | { end: 'unpaid' }>();
  charges = 0;
  /** Called before each call and after each charge. */
  onCall: (call: string) => Promise<void> = async () => {};

  get paid(): number {
    return [...this.payments.values()].filter(({ end }) => end === 'paid').length;
  }

  get gateway(): PaymentGateway {
    const never = () => assert.fail('not asked for here');
    const stateOf = (reference: string) => this.payments.get(reference) ?? { end: 'unpaid' };
    return {
      ...{
        createCustomer: never,
        openCardPage: never,
        openPortal: never,
        readCard: never,
        readMessage: never,
      },
      preparePayment: async ({ key }) => {
        await this.onCall('prepare');
        for (let count = 0; ; count += 1) {
          const reference = count === 0 ? key : `${key}:${count}`;
          const state = stateOf(reference);
          this.payments.set(reference, state);
          if (state.end !== 'declined') return reference;
        }
      },
      confirmPayment: async (reference) => {
        await this.onCall('confirm');
        const { end } = stateOf(reference);
        if (end !== 'unpaid') throw new Error(`a payment that is ${end} cannot be confirmed`);
        this.charges += 1;
        this.payments.set(reference, this.says.end === 'declined' ? { end: 'unpaid' } : this.says);
        const { says } = this;
        await this.onCall('confirmed');
        return says;
      },
      cancelPayment: async (reference) => {
        await this.onCall('cancel');
        const state = stateOf(reference);
        if (state.end !== 'unpaid') return state;
        this.payments.set(reference, ENDED);
        return ENDED;
      },
      readPayment: async (reference) => {
        await this.onCall('read');
        return stateOf(reference);
      },
    };
  }
}
