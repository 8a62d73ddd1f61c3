import { relativeLuminance } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'
import { isLogoShape } from '../pictures/logo.ts'
import type { PageColors } from '../pictures/page-colors.ts'
import { type CodeWords, qrBlockOf } from '../pictures/qr.ts'
import type { Sheet } from './sheet.ts'
import type { SheetImages } from './sheet-images.ts'

/** Next to the name a wider mark would have no room, and leave the name none. */
const WIDEST_BESIDE_NAME = 2.4

/** @param description what a screen reader says for it */
export function logoOf(logo: SheetImages['logo'], design: Design, description: string): Sheet['logo'] {
  const { logoPosition, headerStyle, isLogoInsteadOfName } = design
  if (!logo || logoPosition === 'none' || !isLogoShape(logo.aspect)) return null
  const { path, aspect } = logo
  const isBeside = logoPosition === 'left' || logoPosition === 'right'
  const position = isLogoInsteadOfName
    ? 'name'
    : isBeside && aspect > WIDEST_BESIDE_NAME
      ? 'top'
      : logoPosition
  const hasPlate = headerStyle === 'banner' && position !== 'bottom' && !logo.isInOneColor
  return { path, aspect, position, hasPlate, description }
}

/** Scanners expect dark on light: on dark paper the code has a white label. */
export function codeOf(
  link: string,
  {
    colors: { ink, paper },
    isOnPicture,
    ...size
  }: {
    colors: PageColors
    scale: number
    mostPt: number
    sidePt?: number
    words: CodeWords
    isOnPicture: boolean
    isForPress: boolean
  },
): Sheet['code'] {
  const isDarkOnLight = relativeLuminance(ink) < relativeLuminance(paper)
  const block = qrBlockOf(link, size)
  return block && { ...block, isBlackOnWhite: !isDarkOnLight, isLabel: isOnPicture || !isDarkOnLight }
}
