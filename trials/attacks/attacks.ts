import type { Attack } from './attack.ts'
import { bodies } from './bodies.ts'
import { largeHouses } from './large-houses.ts'
import { slowMenus } from './slow-menus.ts'

/** Every attack that is tried, one after the other. */
export const attacks: readonly Attack[] = [...bodies, ...slowMenus, ...largeHouses]
