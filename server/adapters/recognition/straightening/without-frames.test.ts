import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { GreyPicture } from './grey-picture.ts'
import { withoutFrames } from './without-frames.ts'

const WIDTH = 1000
const HEIGHT = 1200

/** Black shapes on white, as a page. */
async function pageOf(shapes: string): Promise<GreyPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: WIDTH, height: HEIGHT }
}

const at = ({ pixels }: GreyPicture, x: number, y: number) => pixels[y * WIDTH + x]

it('takes the frame and the rule off a page, and leaves its letters', async () => {
  const frame = '<rect x="20" y="20" width="960" height="1160" fill="none" stroke="#000" stroke-width="8"/>'
  const rule = '<rect x="200" y="300" width="500" height="4"/>'
  const letter = '<rect x="400" y="500" width="30" height="40"/>'
  const clean = withoutFrames(await pageOf(frame + rule + letter))
  expect([at(clean, 20, 600), at(clean, 500, 302), at(clean, 415, 520)]).toEqual([255, 255, 0])
})

it('makes the light letters of a ribbon dark ones', async () => {
  const ribbon = '<rect x="300" y="400" width="400" height="60"/>'
  const letter = '<rect x="480" y="415" width="20" height="30" fill="#fff"/>'
  const clean = withoutFrames(await pageOf(ribbon + letter))
  expect([at(clean, 490, 430), at(clean, 350, 430), at(clean, 200, 430)]).toEqual([0, 255, 255])
})
