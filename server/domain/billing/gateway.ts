// What the domain asks of whoever takes the money. Without a gateway payments are simulated, and say so.

import type { PaymentMethod } from '../../contract/payment-method.ts';
import type { Told } from '../../contract/sentence.ts';

/** How plans bind on this server; built from the environment. */
export interface Billing {
  /** Off: nothing expires, nothing is locked, nothing is billed. */
  readonly isOn: boolean;
  /** Null: payments are simulated; always while plans bind nothing. */
  readonly gateway: PaymentGateway | null;
  /** Name and address of the operator, a line each; empty when not set. */
  readonly seller: readonly string[];
}

/** A card as the gateway knows it. */
export interface GatewayCard {
  readonly externalId: string;
  readonly method: PaymentMethod;
}

/** What became of a payment. `pending`: not known yet, so look again; it is never begun a second time. */
export type PaymentState =
  | { readonly end: 'paid' }
  | { readonly end: 'declined'; readonly reason: Told }
  | { readonly end: 'pending' };

/** What a message from the gateway is about. The message itself is not believed: what it names is read again. */
export type GatewayMessage =
  | { readonly id: string; readonly about: 'card'; readonly customer: string; readonly setup?: string }
  | { readonly id: string; readonly about: 'payment'; readonly reference: string }
  | { readonly id: string; readonly about: 'other' };

export interface PaymentGateway {
  createCustomer(account: { id: number; name: string; email: string }): Promise<string>;
  /** Address of the hosted page on which a customer enters a card. */
  openCardPage(customer: string, returnUrl: string): Promise<string>;
  /** Address of the hosted page on which a customer looks after cards. */
  openPortal(customer: string, returnUrl: string): Promise<string>;
  /** The card to be charged; null when there is none. @param setup the finished card page whose card becomes that card */
  readCard(customer: string, setup?: string): Promise<GatewayCard | null>;
  /** Prepares a payment without moving money; the same again with the same key, until it is ended. @returns its reference */
  preparePayment(order: PaymentOrder): Promise<string>;
  /** Moves the money, at most once a reference however often it is called. */
  confirmPayment(reference: string, card: string): Promise<PaymentState>;
  /** Ends a payment, so that it can never succeed. @returns `declined` once it is over, `paid` when it was too late */
  cancelPayment(reference: string): Promise<PaymentState>;
  /** `unpaid`: it waits to be confirmed, for the first time or after a refusal; `declined`: it has been ended. */
  readPayment(reference: string): Promise<PaymentState | { readonly end: 'unpaid' }>;
  /** @returns null when it does not come from the gateway, or is older than five minutes */
  readMessage(body: Buffer, signature: string, now: number): GatewayMessage | null;
}

export interface PaymentOrder {
  /** The same payment has the same key. */
  readonly key: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string;
}
