// Made-up photos: a table or a hill under a light, soft and with grain, so that cuts, veils and sizes meet what photos have.
import { Renderer } from '@takumi-rs/wasm';
import { createRandom } from '../../server/kernel/random.ts';

/** A JPEG of 1500 x 1200 pixels. The renderer must have been started. @param hue of its things, in degrees */
export async function makePhoto(hue: number, seed = 'photo'): Promise<Uint8Array> {
  const chance = createRandom(`${seed}:${hue}`);
  const [width, height] = [1500, 1200];
  const shape = (x: number, y: number, size: number, colour: string, blur: number) => ({
    type: 'container' as const,
    style: {
      position: 'absolute' as const,
      left: x - size / 2,
      top: y - size / 2,
      width: size,
      height: size * (0.7 + chance.next() * 0.5),
      borderRadius: size,
      backgroundImage: `radial-gradient(circle at 32% 28%, ${colour}, hsl(${hue}, 40%, 12%))`,
      filter: `blur(${blur}px)`,
    },
  });
  const things = Array.from({ length: 11 }, (_, at) =>
    shape(
      chance.next() * width,
      height * (0.34 + at * 0.055),
      200 + at * 34,
      `hsl(${hue + chance.int(50) - 25}, ${45 + chance.int(35)}%, ${44 + chance.int(32)}%)`,
      Math.max(0, 12 - at * 1.3),
    ),
  );
  const node = {
    type: 'container' as const,
    style: {
      width: '100%',
      height: '100%',
      position: 'relative' as const,
      overflow: 'hidden' as const,
      backgroundImage: `linear-gradient(170deg, hsl(${hue + 12}, 30%, 90%) 0%, hsl(${hue}, 28%, 62%) 46%, hsl(${hue - 14}, 34%, 26%) 52%, hsl(${hue}, 40%, 14%) 100%)`,
    },
    children: things,
  };
  return new Renderer().render(node, { width, height, format: 'jpeg', quality: 86 });
}
