// Two-factor sign-in: an authenticator app's codes, and recovery codes for when it is lost.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { requiredText } from './schema.ts';

/** Six digits, or a recovery code; spaces and dashes do not matter. */
const Code = requiredText(40);
const Password = v.pipe(v.string(), v.minLength(1, problem('required')), v.maxLength(LIMITS.password.max));

/** Answer of GET /api/two-factor. */
export const TwoFactorState = v.object({ isOn: v.boolean(), recoveryCodesLeft: v.number() });
export type TwoFactorState = v.InferOutput<typeof TwoFactorState>;

/** Body of POST /api/two-factor. */
export const TwoFactorBeginning = v.object({ password: Password });
export type TwoFactorBeginning = v.InferOutput<typeof TwoFactorBeginning>;

/** A QR code as the path of an SVG whose view box has `size` units each way. */
export const QrCode = v.object({ size: v.number(), path: v.string() });
export type QrCode = v.InferOutput<typeof QrCode>;

/** Answer of POST /api/two-factor: what the authenticator app is given, as text, as its address and as a picture. */
export const TwoFactorSecret = v.object({ secret: v.string(), uri: v.string(), qr: QrCode });
export type TwoFactorSecret = v.InferOutput<typeof TwoFactorSecret>;

/** Body of PUT and DELETE /api/two-factor and of POST /api/two-factor/recovery-codes. */
export const TwoFactorInput = v.object({ password: Password, code: Code });
export type TwoFactorInput = v.InferOutput<typeof TwoFactorInput>;

/** The only time that the codes are seen. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** Answer of POST /api/session when a code is still wanted: POST /api/session/code. */
export const NeedsCode = v.object({ needsCode: v.literal(true) });

/** Body of POST /api/session/code; a cookie tells whose password was right just before. */
export const SignInCodeInput = v.object({ code: Code });
