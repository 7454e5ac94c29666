// The codecs that come as WebAssembly, and the packages that they come from. The build reads this, too.

export const CODEC_FILES = {
  'jpeg-decoder': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'jpeg-encoder': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  'webp-decoder': '@jsquash/webp/codec/dec/webp_dec.wasm',
  'webp-encoder': '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  'avif-decoder': '@jsquash/avif/codec/dec/avif_dec.wasm',
} as const;

export type CodecName = keyof typeof CODEC_FILES;
