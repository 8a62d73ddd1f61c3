import { readFileSync } from 'node:fs'

/** Eight restaurants of kinds that are in no other set, typed as owners type: the adviser is read by them. */
export const advisedMenuNames = [
  'omakase',
  'ethiopian',
  'sichuan',
  'dessert-bar',
  'deli',
  'oyster-house',
  'vegan-cafe',
  'cevicheria',
] as const

/** The paper of such a menu as it was typed. */
export const advisedMenu = (name: (typeof advisedMenuNames)[number]): string =>
  readFileSync(new URL(`./advised/${name}.txt`, import.meta.url), 'utf8')
