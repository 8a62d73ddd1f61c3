/** 1 kcal in kJ: the thermochemical calorie, as Food Standards Australia New Zealand counts. */
const KJ_OF_A_KCAL = 4.184

/**
 * Energy as menus in the United States print it, in kcal: to the nearest 5 up to 50, to the nearest 10 above, and 0
 * below 5. Source: 21 CFR 101.9(c)(1), to which 101.11 refers.
 */
export function roundedForUs(kcal: number): number {
  if (kcal < 5) return 0
  const step = kcal <= 50 ? 5 : 10
  return Math.round(kcal / step) * step
}

/** Whole kJ of an amount of energy in kcal. */
export const kilojoules = (kcal: number): number => Math.round(kcal * KJ_OF_A_KCAL)

/** Whole kcal of an amount of energy in kJ. */
export const kcalOfKilojoules = (kj: number): number => Math.round(kj / KJ_OF_A_KCAL)
