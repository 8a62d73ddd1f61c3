import type { Random } from '#domain/generation/choosing/random.ts'
import { paint } from '../assets/asset.ts'
import type { Illustration } from '../parts/illustration.ts'
import { palettes } from '../parts/palettes.ts'
import { tints } from '../parts/tints.ts'
import { type Drinkware, isPour } from '../parts/vessels.ts'
import { drawGlass } from './drinkware.ts'
import { put } from './place.ts'
import { pourDrink } from './pours.ts'
import { ellipse } from './svg.ts'

/** A drink, or a dessert in a glass, standing on its table. */
export function drawFromSide(
  illustration: Illustration & { readonly vessel: Drinkware },
  random: Random,
): string {
  const { main, companions, filling, tint, seed } = illustration
  const palette = palettes[illustration.palette]
  const glass = drawGlass(illustration.vessel, palette)
  const drink = pourDrink(filling && isPour(filling) ? filling : 'still', tints[tint], glass, random)
  const side = seed % 2 === 1 ? -1 : 1
  const wide = glass.footRx > 70
  const shift = wide ? 0 : -side * 18
  const [beside] = companions
  return [
    paint('tables/from-side', palette).all(seed >> 5),
    beside
      ? put(beside, { x: 200 - side * (wide ? 124 : 96), y: 226, size: 64, turn: random() * 20 - 10 }, 'side')
      : '',
    `<g transform="translate(${shift} 6)">`,
    ellipse(glass.footRx + 16, 11, 'fill="#3A241B" opacity=".2"', { x: 206, y: 256 }),
    glass.back,
    glass.inside
      ? `<clipPath id="inside"><path d="${glass.inside}"/></clipPath><g clip-path="url(#inside)">${drink.inside}</g>`
      : drink.inside,
    glass.front,
    drink.above,
    '</g>',
    main
      ? put(
          main,
          {
            x: 200 + side * (wide ? 118 : 84),
            y: wide ? 238 : 228,
            size: wide ? 84 : 100,
            turn: random() * 16 - 8,
          },
          'side',
        )
      : '',
  ].join('')
}
