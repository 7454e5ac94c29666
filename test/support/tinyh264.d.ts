// The decoder that tests use comes without types.
declare module 'tinyh264/lib/TinyH264.js';
declare module 'tinyh264/lib/TinyH264Decoder.js';
