import type { CuisineId } from '#domain/reference/reference.ts'

/** The table under a dish: ground, cloth, the glaze of the crockery and the line painted on it; sRGB hex. */
export interface TablePalette {
  readonly ground: string
  readonly cloth: string
  readonly glaze: string
  readonly line: string
}

export const palettes = {
  linen: { ground: '#EFE7D9', cloth: '#DFD2BC', glaze: '#FDFBF6', line: '#C2AE8D' },
  sand: { ground: '#EFDFC4', cloth: '#DFC79D', glaze: '#FDF9F0', line: '#B98F4E' },
  butter: { ground: '#F3E6BF', cloth: '#E6D093', glaze: '#FEFBF1', line: '#C39B35' },
  saffron: { ground: '#F0D9A8', cloth: '#DFB969', glaze: '#FDF7E8', line: '#B5701F' },
  terracotta: { ground: '#E9CCB8', cloth: '#D6A488', glaze: '#FCF5EE', line: '#A63A24' },
  clay: { ground: '#DDBBA0', cloth: '#C2906C', glaze: '#FAF1E6', line: '#84482C' },
  rose: { ground: '#EED9D4', cloth: '#DEB7B0', glaze: '#FDF7F5', line: '#A8574F' },
  dove: { ground: '#E1DFDC', cloth: '#C8C4BF', glaze: '#FCFBFA', line: '#7B746E' },
  sky: { ground: '#D5E1E6', cloth: '#ACC5CF', glaze: '#FBFCFC', line: '#356E8C' },
  aegean: { ground: '#BCD3DC', cloth: '#7FA9BB', glaze: '#FDFDFB', line: '#1F5C80' },
  celadon: { ground: '#D6E2D8', cloth: '#AEC8B7', glaze: '#F7FAF4', line: '#4D8069' },
  olive: { ground: '#DEDFC8', cloth: '#BFC49A', glaze: '#FBFAF0', line: '#767F45' },
  jade: { ground: '#BAD0C1', cloth: '#82AA95', glaze: '#F8FAF3', line: '#2F6650' },
  lilac: { ground: '#E0D8E3', cloth: '#C2B2C9', glaze: '#FBF9FB', line: '#6E5480' },
  pine: { ground: '#5B6B5F', cloth: '#46554B', glaze: '#F7F5EC', line: '#6E8A76' },
  indigo: { ground: '#5A6A80', cloth: '#455469', glaze: '#F8F6F1', line: '#5B7698' },
  ink: { ground: '#5C524B', cloth: '#473F39', glaze: '#F8F3EA', line: '#8D7A6B' },
  wine: { ground: '#83524F', cloth: '#6B3F3E', glaze: '#FBF4EC', line: '#A2635C' },
} as const satisfies Record<string, TablePalette>

export type PaletteName = keyof typeof palettes

export const isPaletteName = (name: string): name is PaletteName => Object.hasOwn(palettes, name)

/** The tables of a cuisine, the usual ones first. */
export const palettesByCuisine: Readonly<Record<CuisineId, readonly PaletteName[]>> = {
  1: ['linen', 'terracotta', 'olive', 'butter', 'pine'],
  2: ['dove', 'indigo', 'celadon', 'linen', 'lilac'],
  3: ['clay', 'saffron', 'terracotta', 'jade', 'sand'],
  4: ['saffron', 'rose', 'jade', 'sand', 'wine'],
  5: ['sky', 'sand', 'linen', 'ink', 'terracotta'],
  6: ['celadon', 'butter', 'jade', 'lilac', 'sand'],
  7: ['aegean', 'sand', 'sky', 'olive', 'linen'],
  8: ['dove', 'butter', 'sky', 'rose', 'ink'],
  9: ['celadon', 'terracotta', 'linen', 'jade', 'wine'],
  10: ['dove', 'celadon', 'ink', 'terracotta', 'linen'],
  11: ['aegean', 'sky', 'linen', 'olive', 'sand'],
  12: ['celadon', 'butter', 'jade', 'dove', 'sand'],
  13: ['saffron', 'terracotta', 'linen', 'olive', 'wine'],
  14: ['sand', 'olive', 'rose', 'linen', 'jade'],
  15: ['butter', 'linen', 'sky', 'sand', 'rose'],
}

export const defaultPalettes: readonly PaletteName[] = ['linen', 'dove', 'sand', 'olive', 'sky']
