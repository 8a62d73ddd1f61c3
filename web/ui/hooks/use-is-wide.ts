import { useMedia } from './use-media.ts'

/** From this width on the settings are next to the pages: Tailwind's `lg`. */
const WIDE = '(width >= 64rem)'

/** For an element that has one place on a wide screen and another on a narrow one. */
export const useIsWide = (): boolean => useMedia(WIDE)
